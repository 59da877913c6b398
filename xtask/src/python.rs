//! Finding a CPython that can be embedded: 3.13, with a shared libpython.
//!
//! A candidate is only believed after it ran: a version manager's shim may stand on PATH and know no interpreter.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What the live oracle is compared with.
pub const WANTED: (u32, u32) = (3, 13);

/// An interpreter that ran and told about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Python {
    pub executable: PathBuf,
    pub version: (u32, u32, u32),
    /// The folder of the shared libpython, when there is one.
    pub library: Option<PathBuf>,
}

impl Python {
    fn is_wanted(&self) -> bool {
        (self.version.0, self.version.1) == WANTED
    }

    fn describe(&self) -> String {
        let (major, minor, micro) = self.version;
        let library = if self.library.is_some() { "" } else { ", without a shared libpython to link with" };
        format!("CPython {major}.{minor}.{micro} at {}{library}", self.executable.display())
    }
}

/// The result of the search.
pub struct Found {
    /// The one to embed.
    pub fit: Option<Python>,
    /// An embeddable one of another version, for `--oracle live` on purpose (`PYO3_PYTHON`).
    pub chosen: Option<Python>,
    /// What was looked at and why it did not do.
    pub unfit: Vec<String>,
}

const INSTALL: &str = "\
The live oracle needs CPython 3.13 with a shared libpython. Any of these gives one:
  Debian, Ubuntu:  apt install python3.13 libpython3.13-dev   (where the release has them)
  Fedora:          dnf install python3.13 python3.13-devel
  macOS:           brew install python@3.13
  uv:              uv python install 3.13
  pyenv:           PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install 3.13
or name one: PYO3_PYTHON=/path/to/python3.13";

impl Found {
    /// What was found, for people.
    pub fn describe(&self) -> String {
        match &self.fit {
            Some(python) => python.describe(),
            None => format!("{}\n{INSTALL}", self.why_not()),
        }
    }

    /// One line: why there is no live oracle.
    pub fn why_not(&self) -> String {
        if self.unfit.is_empty() {
            "no Python was found".to_owned()
        } else {
            format!("no fitting CPython 3.13; seen: {}", self.unfit.join("; "))
        }
    }
}

/// Looks at PYO3_PYTHON, python3.13 on PATH, pyenv's and uv's folders, python3, in this order.
pub fn find() -> Found {
    let mut found = Found { fit: None, chosen: None, unfit: Vec::new() };
    let mut seen = Vec::new();
    let named = std::env::var_os("PYO3_PYTHON").map(PathBuf::from);
    let is_named = named.is_some();
    let candidates = match named {
        // Whoever names one means that one.
        Some(python) => vec![python],
        None => candidates(),
    };
    for candidate in candidates {
        let python = match ask(&candidate) {
            Ok(python) => python,
            Err(error) => {
                found.unfit.push(format!("{} ({error})", candidate.display()));
                continue;
            }
        };
        // Two names of one file, as on systems where /bin is a link.
        let real = fs::canonicalize(&python.executable).unwrap_or_else(|_| python.executable.clone());
        if seen.contains(&real) {
            continue;
        }
        seen.push(real);
        if python.library.is_some() && is_named {
            found.chosen = Some(python.clone());
        }
        if python.is_wanted() && python.library.is_some() {
            found.fit = Some(python);
            return found;
        }
        found.unfit.push(python.describe());
    }
    found
}

fn candidates() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = on_path("python3.13");
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let pyenv = std::env::var_os("PYENV_ROOT").map_or_else(|| home.join(".pyenv"), PathBuf::from);
    all.extend(versions(&pyenv.join("versions"), "3.13"));
    let uv = std::env::var_os("UV_PYTHON_INSTALL_DIR")
        .map_or_else(|| home.join(".local").join("share").join("uv").join("python"), PathBuf::from);
    all.extend(versions(&uv, "cpython-3.13"));
    all.extend(on_path("python3"));
    all
}

fn on_path(name: &str) -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(name)).filter(|file| file.is_file()).collect()
}

/// `FOLDER/PREFIX*/bin/python3.13`, newest patch release first.
fn versions(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.strip_prefix(prefix).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit())))
        .collect();
    let patch = |name: &str| {
        let rest = name.get(prefix.len() + 1..).unwrap_or_default();
        rest.split(|c: char| !c.is_ascii_digit()).next().and_then(|number| number.parse::<u32>().ok()).unwrap_or(0)
    };
    names.sort_by_key(|name| std::cmp::Reverse(patch(name)));
    names.into_iter().map(|name| folder.join(name).join("bin").join("python3.13")).filter(|p| p.is_file()).collect()
}

const QUESTION: &str = "\
import sys, sysconfig as s
print(sys.implementation.name, *sys.version_info[:3])
print(sys.executable)
for key in ('Py_ENABLE_SHARED', 'LIBDIR', 'INSTSONAME', 'LDLIBRARY', 'PYTHONFRAMEWORKPREFIX'): print(s.get_config_var(key) or '')
print(sys.base_prefix)
";

fn ask(candidate: &Path) -> Result<Python, String> {
    let output = Command::new(candidate)
        .args(["-I", "-c", QUESTION])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err("does not run".to_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().collect();
    let [first, executable, shared, folder, library, link_name, framework, prefix] = lines[..] else {
        return Err("answers strangely".to_owned());
    };
    let mut words = first.split(' ');
    if words.next() != Some("cpython") {
        return Err("is no CPython".to_owned());
    }
    let mut number = || words.next().and_then(|word| word.parse().ok()).ok_or("answers strangely".to_owned());
    let version = (number()?, number()?, number()?);
    let mut library_folder = None;
    if shared == "1" || !framework.is_empty() {
        // A relocated build (uv's) keeps the folder it was built in; its own lib folder is the real one.
        let own = Path::new(prefix).join("lib");
        library_folder = [PathBuf::from(folder), own].into_iter().find(|folder| {
            // The linker wants the one name, the loader the other; distributions pack them apart.
            folder.join(library).exists() && folder.join(link_name).exists()
        });
        if library_folder.is_none() && !framework.is_empty() {
            library_folder = Some(PathBuf::from(framework));
        }
    }
    Ok(Python { executable: PathBuf::from(executable), version, library: library_folder })
}
