//! The benchmark programs: every `.py` file in `tools/bench/programs`.

use std::path::{Path, PathBuf};

/// One program; its name is that of its file.
pub struct Program {
    pub name: String,
    pub path: PathBuf,
}

/// The programs whose names contain the filter, in alphabetical order.
pub fn find(filter: Option<&str>) -> Result<Vec<Program>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut programs: Vec<Program> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            let wanted = path.extension()? == "py" && filter.is_none_or(|filter| name.contains(filter));
            wanted.then_some(Program { name, path })
        })
        .collect();
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    match filter {
        Some(filter) if programs.is_empty() => Err(format!("no program's name contains `{filter}`")),
        _ => Ok(programs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_by_part_of_the_name() {
        let all = find(None).unwrap();
        assert!(all.len() >= 20);
        assert!(all.is_sorted_by(|a, b| a.name < b.name));
        let loops = find(Some("_loop")).unwrap();
        assert!(!loops.is_empty() && loops.len() < all.len());
        assert!(find(Some("no such program")).is_err());
    }

    #[test]
    fn every_program_says_what_it_measures_and_prints() {
        for program in find(None).unwrap() {
            let text = std::fs::read_to_string(&program.path).unwrap();
            assert!(text.starts_with("# "), "{} has no head comment", program.name);
            assert!(text.contains("print("), "{} prints no checksum", program.name);
        }
    }
}
