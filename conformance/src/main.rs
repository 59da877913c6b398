//! The program `conformance`: what `cargo xtask conformance` builds and runs.

use std::process::ExitCode;

fn main() -> ExitCode {
    conformance::cli::main()
}
