//! Hints that let a model mend its program, where the interpreter gave none.

use super::{
    reply::ReplyStatus,
    settings::{LONGEST_TIMEOUT_MS, LimitsReply, Settings},
};
use crate::{sandbox, worker::protocol::Shown};

/// A hint for a run that succeeded in a way that may surprise.
pub fn for_success(result: Option<&Shown>, no_logs: bool) -> Option<String> {
    match result {
        None if no_logs => Some(
            "Nothing was printed and there is no result: print what you want to see, end the program with an \
             expression, or assign to the variable `result`."
                .to_owned(),
        ),
        Some(shown) if shown.cut_from.is_some() => Some(
            "The result is too long to show whole and is given as text, its middle cut: leave a smaller result, for \
             instance a count, a slice or a summary."
                .to_owned(),
        ),
        Some(shown) if shown.json.is_null() && shown.type_name != "NoneType" => Some(
            "The result has no JSON form, or is nested too deeply for one; result_repr shows it. Leave numbers, text, \
             lists or dicts to get a value."
                .to_owned(),
        ),
        _ => None,
    }
}

/// A hint for a run that failed.
pub fn for_failure(
    status: ReplyStatus,
    type_name: &str,
    message: &str,
    limits: &LimitsReply,
    settings: &Settings,
) -> Option<String> {
    match status {
        ReplyStatus::TimeLimit => Some(time(limits.timeout_ms)),
        ReplyStatus::MemoryLimit => limits.memory_bytes.map(|bytes| {
            format!(
                "The program held more than {} at once. Hold less: use generators instead of lists, and drop what is \
                 done with. The limit is set by the server's --memory-limit.",
                size(bytes)
            )
        }),
        ReplyStatus::OutputLimit => limits.output_bytes.map(|bytes| {
            format!(
                "The program printed more than {}. Print less: a summary, or every hundredth line. The limit is set \
                 by the server's --output-limit.",
                size(bytes)
            )
        }),
        ReplyStatus::RecursionLimit => Some(format!(
            "Calls were nested deeper than {}. Check the end of the recursion, or use a loop with a list as stack.",
            limits.recursion
        )),
        ReplyStatus::WorkerLost => Some(
            "This is a fault of the sandbox and not of the program. The server goes on; try again, or a simpler \
             program."
                .to_owned(),
        ),
        ReplyStatus::Error if matches!(type_name, "ModuleNotFoundError" | "ImportError") => import(message, settings),
        _ => None,
    }
}

/// What to do about a program that takes too long.
pub fn time(timeout_ms: u64) -> String {
    let mut hint = format!("The program ran longer than timeout_ms = {timeout_ms}. Look for a loop without end");
    hint += match timeout_ms < LONGEST_TIMEOUT_MS {
        true => ", do less work, or ask for more time: timeout_ms may be up to 30000.",
        false => " or do less work: this is the longest time there is.",
    };
    hint
}

/// The nearest module, and those there are.
fn import(message: &str, settings: &Settings) -> Option<String> {
    let modules = settings.modules();
    let names: Vec<&str> = modules.iter().map(|module| module.name).collect();
    if names.is_empty() {
        return None;
    }
    let wanted = message.split('\'').nth(1)?;
    let near = sandbox::nearest(wanted, names.iter().copied());
    let advice = near.map(|near| format!("Did you mean {near}? ")).unwrap_or_default();
    Some(format!("{advice}Programs may import: {}.", names.join(", ")))
}

/// Bytes in the unit a person would choose.
pub fn size(bytes: u64) -> String {
    match bytes {
        _ if bytes >= 1 << 20 && bytes.is_multiple_of(1 << 20) => format!("{} MiB", bytes >> 20),
        _ if bytes >= 1 << 10 && bytes.is_multiple_of(1 << 10) => format!("{} KiB", bytes >> 10),
        _ => format!("{bytes} bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_explained() {
        let settings = Settings::default();
        let limits = settings.limits_reply(5000);
        let hint = |status| for_failure(status, "X", "", &limits, &settings).unwrap();
        assert!(hint(ReplyStatus::TimeLimit).contains("up to 30000"));
        assert!(hint(ReplyStatus::MemoryLimit).contains("128 MiB"));
        assert!(hint(ReplyStatus::OutputLimit).contains("10 MiB"));
        assert!(hint(ReplyStatus::RecursionLimit).contains("1000"));
        assert!(time(30_000).contains("longest"));
    }
}
