//! The spec: the closed vocabulary of what a case may cover.
//!
//! Four files under `spec/` are written by hand (language, policy, limits, and the modules that are to exist), the
//! files under `spec/generated/` by `cargo xtask spec`, which introspects CPython 3.13.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::directive::closest;

/// A clause written by hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// `language.functions`; a case below `cases/language/functions/` covers it.
    pub id: String,
    /// What it demands, in a sentence.
    pub title: String,
    /// Where Python's documentation says so.
    #[serde(default)]
    pub reference: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClauseFile {
    clause: Vec<Clause>,
}

/// A type and its public members.
#[derive(Clone, Debug, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct TypeSpec {
    pub name: String,
    /// An expression that gives the type.
    pub expression: String,
    pub members: Vec<String>,
}

/// A module and its public names.
#[derive(Clone, Debug, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct ModuleSpec {
    pub name: String,
    pub members: Vec<String>,
}

/// What `cargo xtask spec` found in CPython.
#[derive(Clone, Debug, Default, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Api {
    #[serde(default)]
    pub builtins: Vec<String>,
    #[serde(default, rename = "type")]
    pub types: Vec<TypeSpec>,
    #[serde(default, rename = "module")]
    pub modules: Vec<ModuleSpec>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModuleList {
    modules: Vec<String>,
}

/// Everything a case may cover.
pub struct Vocabulary {
    pub clauses: Vec<Clause>,
    pub api: Api,
    /// Every name, with the area reports count it under.
    names: BTreeMap<String, String>,
}

const CLAUSE_FILES: [(&str, &str); 3] = [
    ("language", include_str!("../spec/language.toml")),
    ("policy", include_str!("../spec/policy.toml")),
    ("limits", include_str!("../spec/limits.toml")),
];

impl Vocabulary {
    /// Reads the spec that was built in.
    pub fn load() -> Result<Vocabulary, String> {
        let mut clauses = Vec::new();
        let mut names = BTreeMap::new();
        for (area, text) in CLAUSE_FILES {
            let file: ClauseFile = toml::from_str(text).map_err(|error| format!("spec/{area}.toml: {error}"))?;
            for clause in file.clause {
                if names.insert(clause.id.clone(), area.to_owned()).is_some() {
                    return Err(format!("spec/{area}.toml: the clause {} is there twice", clause.id));
                }
                clauses.push(clause);
            }
        }
        let api: Api = toml::from_str(include_str!("../spec/generated/api.toml"))
            .map_err(|error| format!("spec/generated/api.toml: {error}; write it anew with `cargo xtask spec`"))?;
        names.insert("builtins".to_owned(), "builtins".to_owned());
        for name in &api.builtins {
            names.entry(name.clone()).or_insert_with(|| "builtins".to_owned());
        }
        for kind in &api.types {
            names.entry(kind.name.clone()).or_insert_with(|| format!("types/{}", kind.name));
            for member in &kind.members {
                names.insert(format!("{}.{member}", kind.name), format!("types/{}", kind.name));
            }
        }
        for module in &api.modules {
            names.entry(module.name.clone()).or_insert_with(|| format!("modules/{}", module.name));
            for member in &module.members {
                names.insert(format!("{}.{member}", module.name), format!("modules/{}", module.name));
            }
        }
        Ok(Vocabulary { clauses, api, names })
    }

    /// Every name with its area.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.names.iter().map(|(name, area)| (name.as_str(), area.as_str()))
    }

    /// Fails for a name that is in no clause, with the nearest one that is. A method of a type that a module
    /// defines (`collections.Counter.most_common`) and a special method (`str.__mod__`) are known by their owner.
    pub fn check(&self, name: &str) -> Result<(), String> {
        let owner = name.rsplit_once('.').map_or("", |(owner, _)| owner);
        let of_a_type =
            owner.contains('.') && owner.rsplit('.').next().is_some_and(|n| n.starts_with(char::is_uppercase));
        let special = name.ends_with("__") && name.contains(".__");
        if self.names.contains_key(name) || ((of_a_type || special) && self.names.contains_key(owner)) {
            return Ok(());
        }
        let last = name.rsplit('.').next().unwrap_or(name);
        let related = self.names.keys().map(String::as_str).filter(|known| {
            name.split('.').next() == known.split('.').next() || known.rsplit('.').next() == Some(last)
        });
        let hint = match closest(name, related) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "the names are in conformance/spec".to_owned(),
        };
        Err(format!("`covers` names `{name}`, which no clause of the spec has; {hint}"))
    }

    /// What a case covers by its path: `modules/json/dumps_indent` is `json.dumps`, `types/str/join_errors` is
    /// `str.join`, `language/functions/defaults` is `language.functions`.
    pub fn from_path(&self, case: &str) -> Result<String, String> {
        let mut parts: Vec<&str> = case.split('/').collect();
        if parts.len() > 1 && matches!(parts[0], "modules" | "types" | "builtins") {
            // A function named as its folder's subject says: `builtins/len_errors`.
            parts.remove(0);
        }
        while let Some(last) = parts.pop() {
            let folder = parts.join(".");
            let mut stem = last.trim_end_matches('_');
            loop {
                let candidate = if folder.is_empty() { stem.to_owned() } else { format!("{folder}.{stem}") };
                if self.names.contains_key(&candidate) {
                    return Ok(candidate);
                }
                match stem.rsplit_once('_') {
                    Some((shorter, _)) => stem = shorter,
                    None => break,
                }
            }
        }
        let root = case.split('/').next().unwrap_or_default();
        if self.names.contains_key(root) {
            return Ok(root.to_owned());
        }
        let known: BTreeSet<&str> = self.clauses.iter().filter_map(|clause| clause.id.split('.').next()).collect();
        Err(format!(
            "its path does not say what it covers: add a line `# covers: <name>`, or move it below builtins, types, \
             modules or {}",
            known.into_iter().collect::<Vec<_>>().join(", ")
        ))
    }
}

/// The modules the spec asks for, by hand.
pub fn wanted_modules() -> Result<Vec<String>, String> {
    let list: ModuleList =
        toml::from_str(include_str!("../spec/modules.toml")).map_err(|error| format!("spec/modules.toml: {error}"))?;
    Ok(list.modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_say_what_is_covered() {
        let vocabulary = Vocabulary::load().unwrap();
        let covers = |path: &str| vocabulary.from_path(path).unwrap();
        assert_eq!(covers("modules/json/dumps_indent"), "json.dumps");
        assert_eq!(covers("modules/json/whatever"), "json");
        assert_eq!(covers("types/str/join_errors"), "str.join");
        assert_eq!(covers("builtins/len_errors"), "len");
        assert_eq!(covers("builtins/odds_and_ends"), "builtins");
        assert_eq!(covers("language/functions/defaults"), "language.functions");
        assert!(vocabulary.from_path("misc/thing").unwrap_err().contains("# covers:"));
    }

    #[test]
    fn names_are_closed() {
        let vocabulary = Vocabulary::load().unwrap();
        assert_eq!(vocabulary.check("json.dumps"), Ok(()));
        assert_eq!(vocabulary.check("collections.Counter.most_common"), Ok(()));
        assert!(vocabulary.check("json.dump_s").unwrap_err().contains("json.dumps"));
    }
}
