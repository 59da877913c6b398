//! Finding the cases: every `.py` file below the corpus, its header read, its names checked against the spec.

use std::{
    fs,
    path::{Path, PathBuf},
};

use walkdir::WalkDir;

use crate::{
    directive::{self, Header},
    spec::Vocabulary,
};

/// One case, ready to run.
#[derive(Clone, Debug)]
pub struct Case {
    /// The path below the corpus without its extension, `/`-separated: `modules/json/dumps_indent`.
    pub name: String,
    pub path: PathBuf,
    pub source: String,
    pub header: Header,
    /// What it covers, from the header or from the path.
    pub covers: Vec<String>,
}

impl Case {
    /// The name both implementations know the program by, so that tracebacks read the same.
    pub fn file_name(&self) -> String {
        let last = self.name.rsplit('/').next().unwrap_or(&self.name);
        format!("{last}.py")
    }

    /// The recorded oracle's file.
    pub fn recording_path(&self) -> PathBuf {
        self.path.with_extension("expected")
    }

    /// The folder the reports count it under: the first two parts of its path.
    pub fn area(&self) -> String {
        area(&self.name)
    }
}

/// The area of a case's name.
pub fn area(name: &str) -> String {
    let parts: Vec<&str> = name.split('/').collect();
    match parts.len() {
        0 | 1 => ".".to_owned(),
        2 => parts[0].to_owned(),
        _ => parts[..2].join("/"),
    }
}

/// A case that cannot run because its file is wrong.
#[derive(Clone, Debug)]
pub struct BrokenCase {
    pub name: String,
    /// Says what to change.
    pub message: String,
}

/// What was found below a corpus folder.
#[derive(Debug, Default)]
pub struct Corpus {
    pub cases: Vec<Result<Case, BrokenCase>>,
    /// Recordings whose case is gone.
    pub orphans: Vec<PathBuf>,
}

/// Finds all cases, in the order of their names.
pub fn discover(root: &Path, vocabulary: &Vocabulary) -> Result<Corpus, String> {
    if !root.is_dir() {
        return Err(format!("there is no corpus at {}: name its folder with --cases", root.display()));
    }
    let mut corpus = Corpus::default();
    for entry in WalkDir::new(root).sort_by_file_name() {
        let entry = entry.map_err(|error| format!("cannot read the corpus: {error}"))?;
        let path = entry.path();
        if !entry.file_type().is_file() {
            continue;
        }
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("py") => corpus.cases.push(load(root, path, vocabulary)),
            Some("expected") if !path.with_extension("py").exists() => corpus.orphans.push(path.to_owned()),
            _ => {}
        }
    }
    Ok(corpus)
}

fn load(root: &Path, path: &Path, vocabulary: &Vocabulary) -> Result<Case, BrokenCase> {
    let relative = path.strip_prefix(root).unwrap_or(path).with_extension("");
    let name = relative.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
    let broken = |message: String| BrokenCase { name: name.clone(), message: format!("{name}.py: {message}") };
    let bytes = fs::read(path).map_err(|error| broken(format!("cannot be read: {error}")))?;
    let source = String::from_utf8(bytes).map_err(|_| broken("is not UTF-8: save it as UTF-8".to_owned()))?;
    let header = directive::parse(&source).map_err(|error| broken(error.to_string()))?;
    let covers = if header.covers.is_empty() {
        vec![vocabulary.from_path(&name).map_err(&broken)?]
    } else {
        for covered in &header.covers {
            vocabulary.check(covered).map_err(&broken)?;
        }
        header.covers.clone()
    };
    Ok(Case { name, path: path.to_owned(), source, header, covers })
}
