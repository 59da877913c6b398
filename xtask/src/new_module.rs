//! `cargo xtask new-module`: a module's file, its line in the registry, and its first case.

use std::fs;
use std::path::Path;

use crate::{cargo, new_case};

const HELP: &str = "\
cargo xtask new-module NAME [--native]

Starts a module that programs can import: a file in Python, or in Rust with --native, its line in the registry, and a
case. NAME is the module's name as programs write it.";

/// What is made: files with their text, by paths below the modules' folder.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    file: String,
    text: String,
    entry: String,
    /// The line that makes a native module known to Rust.
    line: Option<String>,
}

/// Makes the files for a module.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let native = arguments.iter().any(|argument| argument == "--native");
    let [name] = arguments.iter().filter(|argument| *argument != "--native").collect::<Vec<_>>()[..] else {
        return Err(HELP.to_owned());
    };
    if name.starts_with('-') {
        return Err(HELP.to_owned());
    }
    let plan = plan(name, native)?;
    let folder = cargo::root().join("executor").join("interpreter").join("src").join("modules");
    let registry = folder.join("mod.rs");
    let before = read(&registry)?;
    let after = registered(&before, name, &plan)?;
    let file = folder.join(&plan.file);
    if file.exists() {
        return Err(format!("{} is already there", plan.file));
    }
    write(&file, &plan.text)?;
    write(&registry, &after)?;
    println!("executor/interpreter/src/modules/{}", plan.file);
    println!("executor/interpreter/src/modules/mod.rs: say in its line in a few words what the module is for");
    let spec = read(&cargo::root().join("conformance").join("spec").join("generated").join("api.toml"))?;
    match members(&spec, name) {
        Some(members) => println!("CPython's {name} has: {members}"),
        None => println!(
            "conformance/spec/modules.toml: add \"{name}\" there and run `cargo xtask spec`, which looks up what it holds"
        ),
    }
    new_case::run(&[format!("modules/{}/new_case", name.replace('.', "/"))])
}

fn plan(name: &str, native: bool) -> Result<Plan, String> {
    let part_fits = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_lowercase() || c == '_')
            && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    if !name.split('.').all(part_fits) {
        return Err(format!("`{name}` is no name of a module: lower-case letters, digits and underscores"));
    }
    let stem = name.replace('.', "_");
    let summary = "TODO: say what it is for";
    if native {
        let url = format!("https://docs.python.org/3.13/library/{name}.html");
        return Ok(Plan {
            file: format!("{stem}.rs"),
            text: NATIVE.replace("{name}", name).replace("{url}", &url),
            entry: format!(
                "Entry {{ name: \"{name}\", summary: \"{summary}\", loader: Loader::Native({stem}::load) }},"
            ),
            line: Some(format!("mod {stem};")),
        });
    }
    Ok(Plan {
        file: format!("{stem}.py"),
        text: PYTHON.to_owned(),
        entry: format!(
            "Entry {{\n        name: \"{name}\",\n        summary: \"{summary}\",\n        \
             loader: Loader::Python(include_str!(\"{stem}.py\")),\n    }},"
        ),
        line: None,
    })
}

const NATIVE: &str = r#"//! `{name}`. <{url}>

use crate::memory::Ref;
use crate::objects::Module;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[
    // The signature as the docs write it; CPython's wording of wrong arguments comes from it.
    def("example(value, /)", "What it does, in a line.", |_, args| Ok(args[0].clone())),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    Ok(())
}
"#;

const PYTHON: &str = r#"__all__ = ["example"]


def example(value):
    """What it does, in a line."""
    return value
"#;

/// The registry with the module in it, in order.
fn registered(registry: &str, name: &str, plan: &Plan) -> Result<String, String> {
    const START: &str = "pub const REGISTRY: &[Entry] = &[\n";
    let Some((head, rest)) = registry.split_once(START) else {
        return Err("modules/mod.rs has no registry where one was expected".to_owned());
    };
    let Some((body, tail)) = rest.split_once("\n];\n") else {
        return Err("the registry in modules/mod.rs does not end where it was expected to".to_owned());
    };
    // An entry begins with its four spaces and ends before the next one.
    let mut entries: Vec<String> = Vec::new();
    for line in body.lines() {
        match entries.last_mut().filter(|_| !line.starts_with("    Entry {")) {
            Some(entry) => entry.push_str(&format!("\n{line}")),
            None => entries.push(line.to_owned()),
        }
    }
    let named = |entry: &str| entry.split("name: \"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    if entries.iter().any(|entry| named(entry).as_deref() == Some(name)) {
        return Err(format!("there is a module {name} already"));
    }
    let place = entries.iter().position(|entry| named(entry).is_some_and(|other| other.as_str() > name));
    entries.insert(place.unwrap_or(entries.len()), format!("    {}", plan.entry));
    let head = match &plan.line {
        Some(line) => with_line(head, line),
        None => head.to_owned(),
    };
    Ok(format!("{head}{START}{}\n];\n{tail}", entries.join("\n")))
}

/// Puts a `mod` line among the others.
fn with_line(head: &str, line: &str) -> String {
    let name = |line: &str| {
        line.trim_start_matches("pub ").strip_prefix("mod ").map(|rest| rest.trim_end_matches(';').to_owned())
    };
    let mut lines: Vec<&str> = head.lines().collect();
    let after = lines.iter().position(|other| name(other) > name(line) && name(other).is_some());
    let behind_last = lines.iter().rposition(|other| name(other).is_some()).map_or(0, |place| place + 1);
    lines.insert(after.unwrap_or(behind_last), line);
    lines.join("\n") + "\n"
}

/// What the spec says a module holds.
fn members(spec: &str, name: &str) -> Option<String> {
    let section = spec.split("\n[[module]]\n").find(|section| section.starts_with(&format!("name = \"{name}\"\n")))?;
    let list = section.split("members = [").nth(1)?.split(']').next()?;
    Some(list.split_whitespace().map(|word| word.trim_matches(['"', ','])).collect::<Vec<_>>().join(" "))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTRY: &str = "mod abc;\npub mod typing;\n\nuse x;\n\npub const REGISTRY: &[Entry] = &[\n    Entry { name: \
                            \"abc\", loader: 1 },\n    Entry {\n        name: \"json.decoder\",\n        loader: 2,\n    \
                            },\n];\n\nfn entry() {}\n";

    #[test]
    fn entries_are_put_in_order() {
        let native = registered(REGISTRY, "cmath", &plan("cmath", true).unwrap()).unwrap();
        assert!(native.starts_with("mod abc;\nmod cmath;\npub mod typing;\n\nuse x;\n"), "{native}");
        let place = |text: &str| native.find(text).unwrap();
        assert!(place("\"abc\"") < place("\"cmath\"") && place("\"cmath\"") < place("\"json.decoder\""));
        let python = registered(REGISTRY, "zlib", &plan("zlib", false).unwrap()).unwrap();
        assert!(python.contains("    },\n    Entry {\n        name: \"zlib\",\n"), "{python}");
        assert!(python.ends_with("    },\n];\n\nfn entry() {}\n"), "{python}");
        assert!(registered(REGISTRY, "abc", &plan("abc", false).unwrap()).is_err());
    }

    #[test]
    fn names_are_checked() {
        assert!(plan("../x", false).is_err() && plan("X", true).is_err() && plan("a..b", true).is_err());
        assert_eq!(plan("os.path", true).unwrap().file, "os_path.rs");
    }

    #[test]
    fn members_come_from_the_spec() {
        let spec = "\n[[module]]\nname = \"gc\"\nmembers = [\n    \"collect\", \"enable\",\n]\n";
        assert_eq!(members(spec, "gc").as_deref(), Some("collect enable"));
        assert_eq!(members(spec, "abc"), None);
    }
}
