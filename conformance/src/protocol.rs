//! What the main process and its workers say to each other: JSON frames behind a length, over one socket.
//!
//! A worker has the socket as its standard input, for both directions. Descriptors 1 and 2 stay free for whatever
//! the program under test, or a stray print, writes there: it can never be taken for an answer.
//! Any program that speaks this protocol can stand in for the sandbox (`--sandbox COMMAND`).

use std::io::{self, Read, Write};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::observation::{Crash, Observation};

/// The version of these messages; a worker with another one is refused.
pub const VERSION: u32 = 1;

/// A frame longer than this is a broken stream, not a message.
const LONGEST_FRAME: usize = 256 << 20;

/// Resource limits of a job; an absent one means none is asked for.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct JobLimits {
    pub time_ms: Option<u64>,
    pub memory: Option<u64>,
    pub output: Option<u64>,
    pub recursion: Option<u32>,
    pub steps: Option<u64>,
}

/// What the main process asks for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    pub file_name: String,
    pub source: String,
    pub seed: Option<u64>,
    pub limits: JobLimits,
    /// 0 for the first run of a case, 1 for the second, which happens at other memory addresses.
    pub repetition: u32,
    /// Milliseconds after which the zygote kills its child.
    pub kill_after_ms: u64,
}

/// What a worker answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Said once, unasked, when the worker is warm.
    Ready { protocol: u32, implementation: String, version: String },
    /// The job is done.
    Ran(Box<Observation>),
    /// The job did not come to an end in good order, and the worker knows.
    Crashed(Crash),
}

/// Sends one message.
pub fn send(stream: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    let body = serde_json::to_vec(message)?;
    let mut frame = Vec::with_capacity(body.len() + 4);
    let length = u32::try_from(body.len()).map_err(|_| io::Error::other("a message of more than 4 GiB"))?;
    frame.extend_from_slice(&length.to_le_bytes());
    frame.extend_from_slice(&body);
    stream.write_all(&frame)?;
    stream.flush()
}

/// Receives one message; None at the end of the stream.
pub fn receive<T: DeserializeOwned>(stream: &mut impl Read) -> io::Result<Option<T>> {
    let mut length = [0; 4];
    match stream.read_exact(&mut length) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let length = u32::from_le_bytes(length) as usize;
    if length > LONGEST_FRAME {
        return Err(io::Error::other(format!("a frame of {length} bytes: the worker does not speak the protocol")));
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    Ok(Some(serde_json::from_slice(&body)?))
}

/// The worker's end of the socket.
pub fn worker_socket() -> io::Result<std::os::unix::net::UnixStream> {
    use std::os::fd::AsFd;
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_comes_back_as_it_went() {
        let mut bytes = Vec::new();
        send(&mut bytes, &Reply::Crashed(Crash::Timeout { milliseconds: 7 })).unwrap();
        let mut rest = bytes.as_slice();
        let reply: Option<Reply> = receive(&mut rest).unwrap();
        assert!(matches!(reply, Some(Reply::Crashed(Crash::Timeout { milliseconds: 7 }))));
        assert!(receive::<Reply>(&mut rest).unwrap().is_none());
    }

    #[test]
    fn noise_is_not_a_frame() {
        assert!(receive::<Reply>(&mut &b"hello world"[..]).is_err());
    }
}
