//! Source text: parsed, compiled and run under small limits.
#![no_main]

libfuzzer_sys::fuzz_target!(|source: &str| libfuzzer::run(source, None));
