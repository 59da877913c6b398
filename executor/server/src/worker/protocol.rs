//! What server and worker say to each other: JSON in frames of four bytes length, little end first.

use std::{
    io::{self, Read, Write},
    time::Duration,
};

use interpreter::{ErrorReport, Finding, Limits, Outcome, Policy, Status};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::walls::Walls;
use crate::clip::Clip;

/// The longest frame. Programs, inputs and what is printed at once are far smaller; a worker that announces more has
/// gone astray.
pub const LONGEST_FRAME: usize = 64 << 20;
/// Characters of a result that are worth sending: more is never shown.
pub const RESULT_CHARS: usize = 20_000;
/// Deeper results have no JSON form: readers of JSON commonly give up at 128 levels, the reply's own included.
const RESULT_DEPTH: usize = 64;
/// Bytes of printed text in one frame, at most.
const OUTPUT_PIECE: usize = 256 << 10;

/// Server to worker.
#[derive(Debug, Serialize, Deserialize)]
pub enum Order {
    Run(Box<Job>),
    /// Look the program over, run nothing.
    Check(Box<Job>),
    /// Stop the job of this number, if it still runs.
    Cancel(u64),
}

/// One program to run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Set by the worker's handle.
    pub id: u64,
    pub source: String,
    /// What tracebacks call the program.
    pub file_name: String,
    /// Variables to set first.
    pub inputs: Map<String, Value>,
    pub limits: JobLimits,
    /// Modules that may be imported; none stands for all.
    pub modules: Option<Vec<String>>,
    /// Whether the worker keeps its Python world for the next job, and continues the one it has.
    pub keep_world: bool,
}

/// [`Limits`], as they travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobLimits {
    pub time_ms: Option<u64>,
    pub memory: Option<u64>,
    pub recursion: u32,
    pub output: Option<u64>,
}

impl JobLimits {
    pub fn time(&self) -> Option<Duration> {
        self.time_ms.map(Duration::from_millis)
    }

    pub fn limits(&self) -> Limits {
        let JobLimits { memory, recursion, output, .. } = *self;
        Limits { time: self.time(), memory, recursion, output, steps: None }
    }
}

impl Job {
    pub fn policy(&self) -> Policy {
        Policy { modules: self.modules.clone(), ..Policy::default() }
    }
}

/// Worker to server. A job is answered by any number of `Output`, then `Ended`, and `Done` once all is let go of;
/// or by `Found` and `Done`; or, whatever came before, by `Panicked`.
#[derive(Debug, Serialize, Deserialize)]
pub enum News {
    /// The worker is warm, behind these walls.
    Ready(Walls),
    /// The program printed this, to stdout or stderr.
    Output(String),
    Ended(Box<Ended>),
    Found(Vec<Finding>),
    /// Nothing of the job is left (but its world, if it was to be kept).
    Done,
    /// The interpreter failed; the worker is not to be used again.
    Panicked(String),
}

/// An [`Outcome`], its result cut to what is worth sending.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ended {
    pub status: Status,
    pub result: Option<Shown>,
    pub error: Option<ErrorReport>,
    pub exit_code: Option<i32>,
    pub duration_ms: f64,
    pub peak_memory: u64,
}

/// A result, bounded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The value as JSON; where that is longer than [`RESULT_CHARS`], text of head and tail.
    pub json: Value,
    /// Characters of the whole JSON where it was cut.
    pub cut_from: Option<usize>,
    pub repr: String,
    pub type_name: String,
}

impl Ended {
    pub fn new(outcome: Outcome, duration: Duration) -> Ended {
        let result = outcome.result.map(|result| {
            let type_name = result.type_name;
            let repr = Clip::of(&result.repr, RESULT_CHARS).render(RESULT_CHARS);
            if depth_exceeds(&result.json, RESULT_DEPTH) {
                return Shown { json: Value::Null, cut_from: None, repr, type_name };
            }
            let text = result.json.to_string();
            let clip = Clip::of(&text, RESULT_CHARS);
            if !clip.is_cut(RESULT_CHARS) {
                return Shown { json: result.json, cut_from: None, repr, type_name };
            }
            // A long text is cut as itself, not as its JSON with quotes and escapes.
            let clip = match &result.json {
                Value::String(text) => Clip::of(text, RESULT_CHARS),
                _ => clip,
            };
            Shown { json: clip.render(RESULT_CHARS).into(), cut_from: Some(clip.chars()), repr, type_name }
        });
        let Outcome { status, error, exit_code, peak_memory, .. } = outcome;
        Ended { status, result, error, exit_code, duration_ms: duration.as_secs_f64() * 1000.0, peak_memory }
    }
}

fn depth_exceeds(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(items) => levels == 0 || items.iter().any(|item| depth_exceeds(item, levels - 1)),
        Value::Object(items) => levels == 0 || items.values().any(|item| depth_exceeds(item, levels - 1)),
        _ => false,
    }
}

/// A frame's bytes.
pub fn frame(message: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; 4];
    serde_json::to_writer(&mut bytes, message)?;
    let length = bytes.len() - 4;
    if length > LONGEST_FRAME {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, format!("a frame of {length} bytes is too long")));
    }
    // It fits: the longest frame is far below 4 GiB.
    bytes[..4].copy_from_slice(&(length as u32).to_le_bytes());
    Ok(bytes)
}

/// The length a frame's first four bytes announce.
pub fn frame_length(head: [u8; 4]) -> io::Result<usize> {
    let length = u32::from_le_bytes(head) as usize;
    if length > LONGEST_FRAME {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("a frame of {length} bytes is announced")));
    }
    Ok(length)
}

/// Writes one frame.
pub fn send(to: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    to.write_all(&frame(message)?)?;
    to.flush()
}

/// Writes printed text as frames that are not too long.
pub fn send_output(to: &mut impl Write, text: &str) -> io::Result<()> {
    let mut rest = text;
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(rest.floor_char_boundary(OUTPUT_PIECE));
        send(to, &News::Output(piece.to_owned()))?;
        rest = after;
    }
    Ok(())
}

/// Reads one frame; none at the end of input.
pub fn receive<T: DeserializeOwned>(from: &mut impl Read) -> io::Result<Option<T>> {
    let mut head = [0; 4];
    match from.read_exact(&mut head) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let mut bytes = vec![0; frame_length(head)?];
    from.read_exact(&mut bytes)?;
    Ok(Some(serde_json::from_slice(&bytes)?))
}

#[cfg(test)]
mod tests {
    use interpreter::ResultValue;
    use serde_json::json;

    use super::*;

    fn shown(json: Value) -> Shown {
        let result = ResultValue { json, repr: "r".repeat(30_000), type_name: "list".to_owned() };
        let outcome = Outcome {
            status: Status::Ok,
            result: Some(result),
            error: None,
            exit_code: None,
            steps: 0,
            peak_memory: 0,
        };
        Ended::new(outcome, Duration::ZERO).result.unwrap()
    }

    #[test]
    fn frames_come_back() {
        let mut bytes = Vec::new();
        send(&mut bytes, &News::Ready(Walls::default())).unwrap();
        send_output(&mut bytes, &"é".repeat(OUTPUT_PIECE)).unwrap();
        let mut from = bytes.as_slice();
        assert!(matches!(receive(&mut from).unwrap(), Some(News::Ready(_))));
        let mut text = String::new();
        while let Some(News::Output(piece)) = receive(&mut from).unwrap() {
            assert!(piece.len() <= OUTPUT_PIECE);
            text += &piece;
        }
        assert_eq!(text, "é".repeat(OUTPUT_PIECE));
    }

    #[test]
    fn a_frame_of_absurd_length_is_an_error() {
        assert!(receive::<News>(&mut [255_u8; 8].as_slice()).is_err());
        assert!(receive::<News>(&mut [9_u8, 0, 0, 0, b'{'].as_slice()).is_err());
    }

    #[test]
    fn results_are_bounded() {
        let small = shown(json!({"a": [1, 2]}));
        assert_eq!((small.json, small.cut_from), (json!({"a": [1, 2]}), None));
        assert!(small.repr.chars().count() <= RESULT_CHARS);

        let large = shown(json!(vec![7; 50_000]));
        assert_eq!(large.cut_from, Some(100_001));
        let text = large.json.as_str().unwrap();
        assert!(text.starts_with("[7,7,") && text.ends_with(",7]") && text.chars().count() <= RESULT_CHARS);

        let long = shown(json!("\n".repeat(30_000)));
        assert_eq!(long.cut_from, Some(30_000));
        assert!(long.json.as_str().unwrap().starts_with("\n\n"));

        let mut deep = json!(1);
        for _ in 0..RESULT_DEPTH {
            deep = json!([deep]);
        }
        assert!(!shown(deep.clone()).json.is_null());
        assert!(shown(json!([deep])).json.is_null());
    }
}
