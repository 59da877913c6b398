//! The tools as clients see them: names, descriptions, schemas.
//!
//! The schemas are written by hand: generated ones carry formats and type arrays that strict validators reject. A test
//! compares them with what the replies contain.

use std::sync::Arc;

use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use serde_json::{Value, json};

use super::{
    arguments::Topic,
    hint,
    reply::ReplyStatus,
    settings::{LONGEST_CODE, LONGEST_TIMEOUT_MS, SHOWN_CHARS, Settings},
};

/// Everything `tools/list` answers.
pub fn all(settings: &Settings) -> Vec<Tool> {
    vec![run_python(settings), check_python(), describe_sandbox(), create_session(settings), close_session()]
}

/// What a client may tell its model about this server.
pub fn instructions(settings: &Settings) -> String {
    format!(
        "Runs Python 3.13 programs in a sandbox without files, network, processes or packages. Call run_python to \
         compute something: print, end with an expression, or assign to `result`. Every call starts fresh unless it \
         names a session. {} describe_sandbox tells the rest.",
        modules(settings)
    )
}

fn modules(settings: &Settings) -> String {
    let modules = settings.modules();
    match modules.is_empty() {
        true => "No modules can be imported.".to_owned(),
        false => {
            let names: Vec<&str> = modules.iter().map(|module| module.name).collect();
            format!("Modules that can be imported: {}.", names.join(", "))
        }
    }
}

fn run_python(settings: &Settings) -> Tool {
    let mut limits = format!("{} ms unless timeout_ms says otherwise", settings.default_timeout_ms());
    if let Some(bytes) = settings.limits.memory {
        limits += &format!(", {} of memory", hint::size(bytes));
    }
    let description = format!(
        "Run a Python 3.13 program in a sandbox and return its result and what it printed. Use it for calculations, \
         data processing and checking ideas in code. `result` is the variable `result` if the program sets it, else \
         the value of its last expression; `logs` is what it printed, kept also when it fails or is stopped. When \
         `status` is not \"ok\", `error` has the traceback and a hint on how to mend the program.\n\
         Each call starts fresh: nothing stays from earlier calls, unless session_id names a session from \
         create_session. Pass data in `inputs` rather than pasting it into the code. There are no files, no network, \
         no processes, no packages to install. {} Limits: {limits}; logs and result are shown up to {SHOWN_CHARS} \
         characters each. To look a program over without running it use check_python; for what may be used, \
         describe_sandbox.",
        modules(settings)
    );
    let input = json!({
        "type": "object",
        "properties": {
            "code": {
                "type": "string",
                "description": format!("The program: Python 3.13 source text, at most {LONGEST_CODE} characters."),
                "minLength": 1,
                "maxLength": LONGEST_CODE
            },
            "inputs": {
                "type": "object",
                "description": "Variables to set before the program runs: names and their JSON values. Objects \
                                become dicts, arrays lists.",
                "additionalProperties": true,
                "default": {}
            },
            "timeout_ms": {
                "type": "integer",
                "description": "Milliseconds the program may take before it is stopped.",
                "minimum": 1,
                "maximum": LONGEST_TIMEOUT_MS,
                "default": settings.default_timeout_ms()
            },
            "session_id": {
                "type": "string",
                "description": "A handle from create_session: variables, functions and imports of its earlier calls \
                                are still there. Leave it out for a fresh start."
            }
        },
        "required": ["code"],
        "additionalProperties": false
    });
    let output = json!({
        "type": "object",
        "properties": {
            "status": status(),
            "error": error(),
            "hint": {"type": "string", "description": "What to do about an outcome that may surprise."},
            "result": {"description": "The program's result as JSON; null where it has none or no JSON form."},
            "result_type": {"type": "string", "description": "The Python type of the result."},
            "result_repr": {"type": "string", "description": "repr() of the result."},
            "result_truncated": {
                "type": "boolean",
                "description": "The result was too long: `result` is text with its middle cut."
            },
            "logs": {"type": "string", "description": "What the program printed, to stdout and stderr."},
            "logs_truncated": {"type": "boolean", "description": "The middle of the logs was cut."},
            "logs_bytes": {"type": "integer", "description": "Bytes the program printed in all."},
            "duration_ms": {"type": "number", "description": "Milliseconds the program took."},
            "limits": limits_schema()
        },
        "required": [
            "status", "result", "result_truncated", "logs", "logs_truncated", "logs_bytes", "duration_ms", "limits"
        ]
    });
    tool("run_python", "Run Python", description, input, output)
}

fn check_python() -> Tool {
    let description = "Look a Python program over without running it: syntax errors, imports that are not available, \
                       and names the sandbox refuses, each with line, column, message and a hint on what to use \
                       instead. Use it before run_python when running is expensive, or to check code that is only \
                       to be shown. It does not find errors that appear only when the program runs.";
    let input = json!({
        "type": "object",
        "properties": {
            "code": {
                "type": "string",
                "description": format!("The program: Python 3.13 source text, at most {LONGEST_CODE} characters."),
                "minLength": 1,
                "maxLength": LONGEST_CODE
            }
        },
        "required": ["code"],
        "additionalProperties": false
    });
    let output = json!({
        "type": "object",
        "properties": {
            "status": status(),
            "error": error(),
            "clean": {"type": "boolean", "description": "Nothing was found."},
            "findings": {
                "type": "array",
                "description": "What was found, in the order of the program.",
                "items": {
                    "type": "object",
                    "properties": {
                        "line": {"type": "integer", "description": "The line, from 1."},
                        "column": {"type": "integer", "description": "The column, from 1."},
                        "message": {"type": "string", "description": "What is wrong."},
                        "hint": {"type": "string", "description": "What to do instead."}
                    },
                    "required": ["line", "column", "message"]
                }
            },
            "omitted": {"type": "integer", "description": "Findings left out because there are too many."}
        },
        "required": ["status", "clean", "findings", "omitted"]
    });
    tool("check_python", "Check Python", description.to_owned(), input, output)
}

fn describe_sandbox() -> Tool {
    let description = "Tell what Python programs may use here and what they may not: the modules that can be \
                       imported, the built-in functions, what is refused and what to use instead, how the language \
                       differs from CPython, and the limits in force. With `module`, also the public names of that \
                       module. Use it when an import or a name was refused, or before writing a longer program.";
    let input = json!({
        "type": "object",
        "properties": {
            "topic": {
                "type": "string",
                "enum": Topic::NAMES,
                "description": "The part to describe.",
                "default": "all"
            },
            "module": {
                "type": "string",
                "description": "A module whose public names to list as well, for instance math."
            }
        },
        "additionalProperties": false
    });
    let named = |what: &str, second: &str, about: &str| {
        json!({
            "type": "array",
            "description": what,
            "items": {
                "type": "object",
                "properties": {
                    "name": {"type": "string", "description": "Its name in Python."},
                    second: {"type": "string", "description": about}
                },
                "required": ["name", second]
            }
        })
    };
    let output = json!({
        "type": "object",
        "properties": {
            "status": status(),
            "error": error(),
            "topic": {"type": "string", "enum": Topic::NAMES, "description": "The part described."},
            "modules": named("Modules that can be imported.", "summary", "What it is for."),
            "refused_modules": named("Modules that cannot be imported.", "instead", "What to use instead."),
            "builtins": {
                "type": "array",
                "description": "The built-in functions, types and exceptions.",
                "items": {"type": "string"}
            },
            "refused_builtins": named("Built-in functions that are refused.", "instead", "What to use instead."),
            "language": {
                "type": "array",
                "description": "What to know about the language here.",
                "items": {"type": "string"}
            },
            "limits": limits_schema(),
            "limits_notes": {
                "type": "array",
                "description": "What the limits mean.",
                "items": {"type": "string"}
            },
            "module": {
                "type": "object",
                "description": "The module asked for.",
                "properties": {
                    "name": {"type": "string", "description": "Its name."},
                    "names": {
                        "type": "array",
                        "description": "Its public names.",
                        "items": {"type": "string"}
                    }
                },
                "required": ["name", "names"]
            }
        },
        "required": ["status"]
    });
    tool("describe_sandbox", "Describe the sandbox", description.to_owned(), input, output)
}

fn create_session(settings: &Settings) -> Tool {
    let memory = settings.limits.memory.map(|bytes| format!(", holds at most {}", hint::size(bytes)));
    let description = format!(
        "Open a session whose variables, functions and imports stay from one run_python call to the next, and return \
         its handle. Use it when several calls build on each other; a single program needs none. A session ends {} s \
         after its last call{}, at most {} may be open at the same time. End it with close_session.",
        settings.session_lifetime.as_secs_f64(),
        memory.unwrap_or_default(),
        settings.max_sessions
    );
    let input = json!({"type": "object", "properties": {}, "additionalProperties": false});
    let output = json!({
        "type": "object",
        "properties": {
            "status": status(),
            "error": error(),
            "session_id": {"type": "string", "description": "The handle to give to run_python."},
            "lifetime_seconds": {"type": "number", "description": "How long the session lives after its last call."},
            "memory_bytes": {"type": "integer", "description": "Bytes the session may hold."}
        },
        "required": ["status"]
    });
    tool("create_session", "Open a session", description, input, output)
}

fn close_session() -> Tool {
    let description = "End a session opened with create_session and forget its variables. Use it when the calls that \
                       build on each other are done, so that others can open one.";
    let input = json!({
        "type": "object",
        "properties": {
            "session_id": {"type": "string", "description": "The handle that create_session returned."}
        },
        "required": ["session_id"],
        "additionalProperties": false
    });
    let output = json!({
        "type": "object",
        "properties": {"status": status(), "error": error()},
        "required": ["status"]
    });
    tool("close_session", "Close a session", description.to_owned(), input, output)
}

fn status() -> Value {
    json!({
        "type": "string",
        "enum": ReplyStatus::NAMES,
        "description": "ok, or why not: the program failed (error), a limit stopped it, the arguments are wrong \
                        (invalid_input), the sandbox failed (worker_lost), too many calls wait (busy)."
    })
}

fn error() -> Value {
    json!({
        "type": "object",
        "description": "What went wrong; there unless status is ok.",
        "properties": {
            "type": {"type": "string", "description": "The exception's name, or the limit's."},
            "message": {"type": "string", "description": "What the exception says."},
            "line": {"type": "integer", "description": "The line of the program, from 1."},
            "column": {"type": "integer", "description": "The column, from 1."},
            "source_line": {"type": "string", "description": "The text of that line."},
            "traceback": {"type": "string", "description": "The traceback as Python prints it."},
            "hint": {"type": "string", "description": "How to mend it."}
        },
        "required": ["type", "message"]
    })
}

fn limits_schema() -> Value {
    json!({
        "type": "object",
        "description": "The limits in force.",
        "properties": {
            "timeout_ms": {"type": "integer", "description": "Milliseconds a program may take."},
            "memory_bytes": {"type": "integer", "description": "Bytes it may hold at once."},
            "output_bytes": {"type": "integer", "description": "Bytes it may print."},
            "recursion": {"type": "integer", "description": "Depth of calls."}
        },
        "required": ["timeout_ms", "recursion"]
    })
}

fn tool(name: &'static str, title: &str, description: String, input: Value, output: Value) -> Tool {
    // True of all of them as long as no program can reach the host.
    let annotations = ToolAnnotations::with_title(title).read_only(true).destructive(false).open_world(false);
    Tool::new(name, description, object(input))
        .with_title(title)
        .with_raw_output_schema(object(output))
        .with_annotations(annotations)
}

fn object(schema: Value) -> Arc<JsonObject> {
    match schema {
        Value::Object(schema) => Arc::new(schema),
        // The schemas above are objects.
        _ => Arc::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every object in a schema describes its properties.
    fn undescribed(schema: &Value, path: &str, found: &mut Vec<String>) {
        if let Some(properties) = schema["properties"].as_object() {
            for (name, property) in properties {
                let path = format!("{path}.{name}");
                if property["description"].as_str().is_none_or(str::is_empty) {
                    found.push(path.clone());
                }
                undescribed(property, &path, found);
                undescribed(&property["items"], &path, found);
            }
        }
    }

    #[test]
    fn every_parameter_and_field_is_described() {
        let mut found = Vec::new();
        for tool in all(&Settings::default()) {
            undescribed(&Value::Object((*tool.input_schema).clone()), &tool.name, &mut found);
            undescribed(&Value::Object((*tool.output_schema.unwrap()).clone()), &tool.name, &mut found);
        }
        assert!(found.is_empty(), "{found:?}");
    }
}
