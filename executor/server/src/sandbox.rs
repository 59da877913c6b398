//! From the command line to the interpreter's limits and policy.

use interpreter::{Policy, modules};

use crate::command_line::PolicyOptions;

/// Reads `--allow-modules` and `--deny-modules`. The error says what to write instead.
pub fn policy(options: &PolicyOptions) -> Result<Policy, String> {
    let known: Vec<&str> = modules().iter().filter(|module| module.available).map(|module| module.name).collect();
    for name in options.allow_modules.iter().chain(&options.deny_modules) {
        if !known.contains(&name.as_str()) {
            let nearest = nearest(name, known.iter().copied());
            let advice = nearest.map_or_else(String::new, |near| format!("; did you mean {near}?"));
            return Err(format!("there is no module {name:?}{advice} `safe-python modules` lists them"));
        }
    }
    if options.allow_modules.is_empty() && options.deny_modules.is_empty() {
        return Ok(Policy::default());
    }
    let allowed = known
        .into_iter()
        .filter(|name| options.allow_modules.is_empty() || options.allow_modules.iter().any(|allow| allow == name))
        .filter(|name| !options.deny_modules.iter().any(|deny| deny == name))
        .map(str::to_owned)
        .collect();
    Ok(Policy { modules: Some(allowed), ..Policy::default() })
}

/// Whether the policy lets programs import the module.
pub fn allows(policy: &Policy, module: &str) -> bool {
    policy.modules.as_ref().is_none_or(|names| names.iter().any(|name| name == module))
}

/// The candidate that looks most like `name`, if any looks like it at all.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted: Vec<char> = name.chars().take(64).collect();
    candidates
        .map(|candidate| {
            // Half a name is a likely slip, however long the other half.
            let is_part = !name.is_empty() && (candidate.starts_with(name) || name.starts_with(candidate));
            (if is_part { 1 } else { distance(&wanted, candidate) }, candidate)
        })
        .filter(|(distance, _)| *distance * 3 <= wanted.len().max(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Edits between two words (Levenshtein).
fn distance(a: &[char], b: &str) -> usize {
    let mut row: Vec<usize> = (0..=a.len()).collect();
    for (i, y) in b.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, x) in a.iter().enumerate() {
            let substituted = diagonal + usize::from(*x != y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[a.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_recognised() {
        let names = ["math", "json", "itertools"];
        assert_eq!(nearest("maths", names.into_iter()), Some("math"));
        assert_eq!(nearest("itertool", names.into_iter()), Some("itertools"));
        assert_eq!(nearest("iter", names.into_iter()), Some("itertools"));
        assert_eq!(nearest("subprocess", names.into_iter()), None);
    }

    #[test]
    fn an_unknown_module_is_a_usage_error() {
        let options = PolicyOptions { allow_modules: vec!["nosuch".to_owned()], ..PolicyOptions::default() };
        assert!(policy(&options).unwrap_err().contains("nosuch"));
        assert!(policy(&PolicyOptions::default()).unwrap().modules.is_none());
    }
}
