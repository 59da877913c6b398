//! Prints the instructions that a file is compiled to.

#![expect(clippy::disallowed_macros, clippy::disallowed_methods, reason = "an example is a host")]

fn main() {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("usage: listing FILE");
        return;
    };
    match std::fs::read_to_string(&file).map(|text| interpreter::listing(&text)) {
        Ok(Some(listing)) => print!("{listing}"),
        Ok(None) => eprintln!("{file} does not compile"),
        Err(error) => eprintln!("{file}: {error}"),
    }
}
