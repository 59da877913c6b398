//! What callers send, read with care: schemas advertise, this enforces. Each error says what to send instead.

use serde_json::{Map, Value};

use super::settings::{LONGEST_CODE, LONGEST_TIMEOUT_MS};
use crate::sandbox;

/// Levels of inputs inside each other, at most.
const INPUT_DEPTH: usize = 64;

/// Words that cannot name a variable.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// The arguments of `run_python`.
#[derive(Debug)]
pub struct RunArguments {
    pub code: String,
    pub inputs: Map<String, Value>,
    pub timeout_ms: Option<u64>,
    pub session_id: Option<String>,
}

/// The arguments of `describe_sandbox`.
#[derive(Debug)]
pub struct DescribeArguments {
    pub topic: Topic,
    pub module: Option<String>,
}

/// What `describe_sandbox` is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    All,
    Modules,
    Builtins,
    Language,
    Limits,
}

impl Topic {
    pub const NAMES: [&str; 5] = ["all", "modules", "builtins", "language", "limits"];
    const ALL: [Topic; 5] = [Topic::All, Topic::Modules, Topic::Builtins, Topic::Language, Topic::Limits];

    pub fn name(self) -> &'static str {
        Topic::NAMES[self as usize]
    }
}

pub fn run(arguments: Map<String, Value>) -> Result<RunArguments, String> {
    let mut arguments = Arguments::new(arguments, &["code", "inputs", "timeout_ms", "session_id"])?;
    Ok(RunArguments {
        code: arguments.code()?,
        inputs: arguments.inputs()?,
        timeout_ms: arguments.timeout_ms()?,
        session_id: arguments.text("session_id")?,
    })
}

pub fn check(arguments: Map<String, Value>) -> Result<String, String> {
    Arguments::new(arguments, &["code"])?.code()
}

pub fn describe(arguments: Map<String, Value>) -> Result<DescribeArguments, String> {
    let mut arguments = Arguments::new(arguments, &["topic", "module"])?;
    let topic = match arguments.text("topic")? {
        None => Topic::All,
        Some(name) => {
            let known = Topic::ALL.into_iter().find(|topic| topic.name() == name);
            known.ok_or_else(|| format!("topic is {name:?}; send one of {}", Topic::NAMES.join(", ")))?
        }
    };
    let module = arguments.text("module")?;
    if let Some(name) = &module
        && !name.split('.').all(is_identifier)
    {
        return Err(format!("module is {name:?}; send the name of a module, as math"));
    }
    Ok(DescribeArguments { topic, module })
}

pub fn close_session(arguments: Map<String, Value>) -> Result<String, String> {
    let mut arguments = Arguments::new(arguments, &["session_id"])?;
    arguments.text("session_id")?.ok_or_else(|| "session_id is missing; send what create_session returned".to_owned())
}

pub fn nothing(arguments: Map<String, Value>) -> Result<(), String> {
    Arguments::new(arguments, &[]).map(drop)
}

/// Arguments that are all known.
struct Arguments(Map<String, Value>);

impl Arguments {
    fn new(mut arguments: Map<String, Value>, known: &[&'static str]) -> Result<Arguments, String> {
        if let Some(unknown) = arguments.keys().find(|name| !known.contains(&name.as_str())) {
            let advice = match sandbox::nearest(unknown, known.iter().copied()) {
                Some(near) => format!("did you mean {near}?"),
                None if known.is_empty() => "send none".to_owned(),
                None => format!("there are {}", known.join(", ")),
            };
            return Err(format!("there is no parameter {unknown:?}: {advice}"));
        }
        // Some clients send null for what they leave out.
        arguments.retain(|_, value| !value.is_null());
        Ok(Arguments(arguments))
    }

    fn text(&mut self, name: &str) -> Result<Option<String>, String> {
        match self.0.remove(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(format!("{name} is {}; send a string", kind(&other))),
        }
    }

    fn code(&mut self) -> Result<String, String> {
        let code = self.text("code")?.ok_or("code is missing; send the program as a string")?;
        if code.is_empty() {
            return Err("code is empty; send a program".to_owned());
        }
        let length = code.chars().count();
        if length > LONGEST_CODE {
            return Err(format!(
                "code has {length} characters, at most {LONGEST_CODE} are allowed; pass data in inputs instead of \
                 writing it into the program"
            ));
        }
        Ok(code)
    }

    fn inputs(&mut self) -> Result<Map<String, Value>, String> {
        let inputs = match self.0.remove("inputs") {
            None => return Ok(Map::new()),
            Some(Value::Object(inputs)) => inputs,
            Some(other) => {
                return Err(format!("inputs is {}; send an object of variables and their values", kind(&other)));
            }
        };
        for (name, value) in &inputs {
            if !is_identifier(name) || name.starts_with("__") || KEYWORDS.contains(&name.as_str()) {
                return Err(format!("inputs has {name:?}, which cannot name a variable; rename it"));
            }
            if is_deeper(value, INPUT_DEPTH) {
                return Err(format!("the input {name:?} is nested deeper than {INPUT_DEPTH} levels; flatten it"));
            }
        }
        Ok(inputs)
    }

    fn timeout_ms(&mut self) -> Result<Option<u64>, String> {
        let Some(value) = self.0.remove("timeout_ms") else { return Ok(None) };
        // 5000.0 is a whole number too.
        let number = value.as_f64().filter(|number| number.fract() == 0.0);
        let in_range = number.filter(|number| (1.0..=LONGEST_TIMEOUT_MS as f64).contains(number));
        match in_range {
            Some(number) => Ok(Some(number as u64)),
            None => Err(format!(
                "timeout_ms is {}; send a whole number of milliseconds between 1 and {LONGEST_TIMEOUT_MS}",
                if value.is_number() { value.to_string() } else { kind(&value).to_owned() }
            )),
        }
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

fn is_identifier(name: &str) -> bool {
    let mut characters = name.chars();
    characters.next().is_some_and(|first| first == '_' || first.is_alphabetic())
        && characters.all(|other| other == '_' || other.is_alphanumeric())
}

fn is_deeper(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(items) => levels == 0 || items.iter().any(|item| is_deeper(item, levels - 1)),
        Value::Object(items) => levels == 0 || items.values().any(|item| is_deeper(item, levels - 1)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn object(value: Value) -> Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    #[test]
    fn good_arguments_are_read() {
        let all = json!({"code": "1", "inputs": {"x": [1]}, "timeout_ms": 250.0, "session_id": "s"});
        let read = run(object(all)).unwrap();
        assert_eq!((read.code.as_str(), read.timeout_ms, read.session_id.as_deref()), ("1", Some(250), Some("s")));
        assert_eq!(read.inputs["x"], json!([1]));
        let least = run(object(json!({"code": "1", "timeout_ms": null}))).unwrap();
        assert!(least.timeout_ms.is_none() && least.inputs.is_empty());
        assert_eq!(describe(object(json!({"topic": "limits"}))).unwrap().topic, Topic::Limits);
    }

    #[test]
    fn each_mistake_is_named() {
        let mut deep = json!(1);
        for _ in 0..100 {
            deep = json!([deep]);
        }
        for (arguments, expected) in [
            (json!({}), "code is missing"),
            (json!({"code": 5}), "code is a number"),
            (json!({"code": ""}), "code is empty"),
            (json!({"code": "x".repeat(100_001)}), "100001 characters"),
            (json!({"code": "1", "input": {}}), "did you mean inputs?"),
            (json!({"code": "1", "inputs": [1]}), "inputs is an array"),
            (json!({"code": "1", "inputs": {"a b": 1}}), "cannot name a variable"),
            (json!({"code": "1", "inputs": {"lambda": 1}}), "cannot name a variable"),
            (json!({"code": "1", "inputs": {"__builtins__": 1}}), "cannot name a variable"),
            (json!({"code": "1", "inputs": {"x": deep}}), "nested deeper"),
            (json!({"code": "1", "timeout_ms": 0}), "timeout_ms is 0"),
            (json!({"code": "1", "timeout_ms": 30_001}), "between 1 and 30000"),
            (json!({"code": "1", "timeout_ms": 1.5}), "whole number"),
            (json!({"code": "1", "timeout_ms": "5"}), "timeout_ms is a string"),
        ] {
            let error = run(object(arguments)).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
        assert!(describe(object(json!({"topic": "x"}))).unwrap_err().contains("one of all"));
        assert!(describe(object(json!({"module": "os; evil"}))).unwrap_err().contains("name of a module"));
        assert!(nothing(object(json!({"x": 1}))).unwrap_err().contains("send none"));
    }
}
