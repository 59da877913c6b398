//! The `safe-python` command.

use std::process::ExitCode;

use clap::Parser;
use server::{
    check,
    command_line::{Arguments, Command},
    mcp, modules, pages, run, worker,
};

fn main() -> ExitCode {
    pages::keep_small();
    match Arguments::parse().command {
        Command::Serve(options) => mcp::serve(&options),
        Command::Run(options) => run::run(&options),
        Command::Check(options) => check::check(&options),
        Command::Modules(options) => modules::list(&options),
        Command::Worker(options) => worker::guest::serve(options.address_space),
    }
}
