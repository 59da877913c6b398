//! With the feature `live`: tells the loader where libpython is and the program which CPython it was linked with.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(feature = "live")]
    live();
}

#[cfg(feature = "live")]
fn live() {
    // A binary that links libpython has no rpath of its own accord and would not start.
    pyo3_build_config::add_libpython_rpath_link_args();
    let executable = pyo3_build_config::get().executable().unwrap_or_default();
    // The zygote needs it: default initialisation would search PATH and could pair this libpython with the
    // standard library of another version.
    println!("cargo:rustc-env=CONFORMANCE_PYTHON={executable}");
}
