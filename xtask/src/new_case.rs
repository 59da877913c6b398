//! `cargo xtask new-case`: a case's file in its right place.

use std::fs;

use crate::cargo;

/// Makes the file for a path (`modules/json/dumps_indent`) or a name of the spec (`json.dumps`).
pub fn run(arguments: &[String]) -> Result<(), String> {
    let [subject] = arguments else {
        return Err("name one path or API: `cargo xtask new-case json.dumps`".to_owned());
    };
    let spec = cargo::root().join("conformance").join("spec").join("generated").join("api.toml");
    let api = fs::read_to_string(&spec).map_err(|error| format!("cannot read {}: {error}", spec.display()))?;
    let (stem, import) = place(subject, &api)?;
    let cases = cargo::root().join("cases");
    let mut path = cases.join(format!("{stem}.py"));
    let mut number = 2;
    while path.exists() {
        if subject.contains('/') {
            return Err(format!("cases/{stem}.py is already there"));
        }
        path = cases.join(format!("{stem}_{number}.py"));
        number += 1;
    }
    let folder = path.parent().ok_or("the case has no folder")?;
    let failed = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    fs::create_dir_all(folder).map_err(failed)?;
    let import = import.map_or_else(String::new, |module| format!("import {module}\n\n"));
    let text = format!("# Say here in one sentence what this case shows of {subject}.\n{import}print()\n");
    fs::write(&path, text).map_err(failed)?;
    let shown = path.strip_prefix(cargo::root()).unwrap_or(&path).display();
    let filter = path.strip_prefix(&cases).unwrap_or(&path).with_extension("");
    println!(
        "{shown}\nWrite the program, then record what CPython does and look at the difference:\n  \
         cargo xtask conformance {} --bless",
        filter.display()
    );
    Ok(())
}

/// The path below cases without `.py`, and the module to import.
fn place(subject: &str, api: &str) -> Result<(String, Option<String>), String> {
    if subject.contains('/') {
        let stem = subject.strip_prefix("./").unwrap_or(subject);
        let stem = stem.strip_prefix("cases/").unwrap_or(stem);
        let stem = stem.strip_suffix(".py").unwrap_or(stem);
        if stem.starts_with('/') || stem.split('/').any(|part| part == ".." || part.is_empty()) {
            return Err(format!("`{subject}` is no path below cases/"));
        }
        return Ok((stem.to_owned(), None));
    }
    if ["language", "policy", "limits"].contains(&subject.split('.').next().unwrap_or_default()) {
        return Ok((format!("{}/new_case", subject.replace('.', "/")), None));
    }
    // The longest owner first: `collections.abc.Mapping` belongs to `collections.abc`.
    let mut owner = subject;
    loop {
        let member = subject[owner.len()..].trim_start_matches('.');
        let member = if member.is_empty() { "new_case" } else { member };
        let member = member.replace('.', "_");
        if has(api, "module", owner) {
            return Ok((format!("modules/{}/{member}", owner.replace('.', "/")), Some(owner.to_owned())));
        }
        if has(api, "type", owner) {
            return Ok((format!("types/{owner}/{member}"), None));
        }
        match owner.rsplit_once('.') {
            Some((shorter, _)) => owner = shorter,
            None => break,
        }
    }
    let builtins = api.split("\n[[").next().unwrap_or_default();
    if builtins.contains(&format!("\"{subject}\"")) {
        return Ok((format!("builtins/{subject}"), None));
    }
    Err(format!(
        "the spec has no `{subject}`: name a module, a type, one of their members, a builtin, a clause such as \
         language.functions, or a path below cases/"
    ))
}

fn has(api: &str, table: &str, name: &str) -> bool {
    api.contains(&format!("[[{table}]]\nname = \"{name}\"\n"))
}

#[cfg(test)]
mod tests {
    use super::place;

    const API: &str = "builtins = [\n    \"len\",\n]\n\n[[type]]\nname = \"str\"\n\n[[module]]\nname = \"collections\"\n\n\
                       [[module]]\nname = \"collections.abc\"\n";

    fn path(subject: &str) -> String {
        place(subject, API).unwrap().0
    }

    #[test]
    fn names_have_a_place() {
        assert_eq!(path("len"), "builtins/len");
        assert_eq!(path("str.join"), "types/str/join");
        assert_eq!(path("collections.Counter.most_common"), "modules/collections/Counter_most_common");
        assert_eq!(path("collections.abc.Mapping"), "modules/collections/abc/Mapping");
        assert_eq!(path("language.functions"), "language/functions/new_case");
        assert_eq!(path("cases/modules/json/dumps_indent.py"), "modules/json/dumps_indent");
    }

    #[test]
    fn what_has_no_place_is_told() {
        assert!(place("lenn", API).unwrap_err().contains("no `lenn`"));
        assert!(place("../evil", API).is_err());
    }
}
