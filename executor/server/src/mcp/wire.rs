//! Lines of JSON-RPC from a client, and back.
//!
//! The sending half is rmcp's own. The receiving half is here because a line that cannot be understood would otherwise
//! get no answer, or one that names no request, and its sender would wait for ever; and because the end of input has
//! to be noticed while programs run.

use std::io;

use rmcp::{
    RoleServer,
    model::{
        CallToolRequestMethod, ClientJsonRpcMessage, ClientRequest, ConstString, ErrorCode, ErrorData, RequestId,
        ServerJsonRpcMessage,
    },
    transport::{Transport, async_rw::AsyncRwTransport},
};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, BufReader, Empty};
use tokio_util::sync::CancellationToken;

/// The longest line: room for the longest program and generous inputs.
const LONGEST_LINE: usize = 16 << 20;

/// A client's connection.
pub struct Wire<R, W: AsyncWrite> {
    input: BufReader<R>,
    line: Vec<u8>,
    /// The line is too long; what is left of it is skipped.
    skipping: bool,
    output: AsyncRwTransport<RoleServer, Empty, W>,
    /// Tripped at the end of input.
    ended: CancellationToken,
}

impl<R, W> Wire<R, W>
where
    R: AsyncRead + Send + Unpin,
    W: AsyncWrite + Send + Unpin + 'static,
{
    pub fn new(input: R, output: W, ended: CancellationToken) -> Self {
        let output = AsyncRwTransport::new_server(tokio::io::empty(), output);
        Wire { input: BufReader::new(input), line: Vec::new(), skipping: false, output, ended }
    }

    /// Reads up to the end of a line; `false` at the end of input. When it is given up half-way the next call goes on.
    async fn read_line(&mut self) -> io::Result<bool> {
        loop {
            let available = self.input.fill_buf().await?;
            if available.is_empty() {
                // A last line may lack its end.
                return Ok(!self.line.is_empty());
            }
            let end = available.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(available.len(), |at| at + 1);
            if self.line.len() + taken > LONGEST_LINE {
                self.skipping = true;
            }
            if !self.skipping {
                self.line.extend_from_slice(&available[..taken]);
            }
            self.input.consume(taken);
            if end.is_some() {
                return Ok(true);
            }
        }
    }

    fn refuse(&mut self, id: Option<RequestId>, code: ErrorCode, message: String) {
        let error = ErrorData::new(code, message, None);
        let sent = self.output.send(ServerJsonRpcMessage::error(error, id));
        tokio::spawn(async move {
            if let Err(error) = sent.await {
                tracing::debug!("a refusal does not reach the client: {error}");
            }
        });
    }
}

impl<R, W> Transport<RoleServer> for Wire<R, W>
where
    R: AsyncRead + Send + Unpin,
    W: AsyncWrite + Send + Unpin + 'static,
{
    type Error = io::Error;

    fn send(
        &mut self,
        message: ServerJsonRpcMessage,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        self.output.send(message)
    }

    async fn receive(&mut self) -> Option<ClientJsonRpcMessage> {
        loop {
            match self.read_line().await {
                Ok(true) => {}
                Ok(false) => {
                    self.ended.cancel();
                    return None;
                }
                Err(error) => {
                    tracing::error!("the client cannot be read: {error}");
                    self.ended.cancel();
                    return None;
                }
            }
            let line = std::mem::take(&mut self.line);
            if std::mem::take(&mut self.skipping) {
                let message = format!("the message is longer than {} MiB; send less at once", LONGEST_LINE >> 20);
                // Its number, if it has one, usually stands before what makes it long.
                self.refuse(early_id(&line), ErrorCode::INVALID_REQUEST, message);
                continue;
            }
            match understand(&line) {
                Ok(Some(message)) => return Some(message),
                Ok(None) => {}
                Err((id, code, message)) => self.refuse(id, code, message),
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.output.close().await
    }
}

type Refusal = (Option<RequestId>, ErrorCode, String);

/// A message, nothing where there is nothing to do, or what to answer.
fn understand(line: &[u8]) -> Result<Option<ClientJsonRpcMessage>, Refusal> {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line).trim_ascii();
    if line.is_empty() {
        return Ok(None);
    }
    let error = match serde_json::from_slice(line) {
        // Anything with a method and an id reads as some extension's request, even a call that is merely ill-formed.
        Ok(ClientJsonRpcMessage::Request(request)) if is_ill_formed(&request.request) => {
            return Err((Some(request.id), ErrorCode::INVALID_PARAMS, ILL_FORMED_CALL.to_owned()));
        }
        Ok(message) => return Ok(Some(message)),
        Err(error) => error,
    };
    let value: Value = serde_json::from_slice(line).map_err(|error| {
        (None, ErrorCode::PARSE_ERROR, format!("the line is not JSON: {error}; send one JSON-RPC message per line"))
    })?;
    let id = value.get("id").and_then(|id| serde_json::from_value(id.clone()).ok());
    match value.get("method") {
        // Nobody waits for the answer to a notification.
        Some(Value::String(_)) if value.get("id").is_none() => Ok(None),
        Some(Value::String(method)) => {
            let message = format!("{method} does not take these params ({error}); compare them with the MCP schema");
            Err((id, ErrorCode::INVALID_PARAMS, message))
        }
        // An answer to something this server never asked.
        None if value.get("result").is_some() || value.get("error").is_some() => Ok(None),
        _ => Err((
            id,
            ErrorCode::INVALID_REQUEST,
            "this is not a JSON-RPC request: it needs jsonrpc, id, method and params".to_owned(),
        )),
    }
}

const ILL_FORMED_CALL: &str = "tools/call takes params {name: string, arguments: object}";

fn is_ill_formed(request: &ClientRequest) -> bool {
    matches!(request, ClientRequest::CustomRequest(custom) if custom.method == CallToolRequestMethod::VALUE)
}

/// The number of a request of which only the beginning is known.
fn early_id(line: &[u8]) -> Option<RequestId> {
    let head = String::from_utf8_lossy(&line[..line.len().min(4096)]).into_owned();
    // Only where it cannot stand in an argument.
    let head = head.split("\"params\"").next()?;
    let (_, after) = head.split_once("\"id\"")?;
    let text = after.trim_start().strip_prefix(':')?.trim_start();
    serde_json::Deserializer::from_str(text).into_iter::<RequestId>().next()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(line: &str) -> (Option<String>, i32, String) {
        let (id, code, message) = understand(line.as_bytes()).expect_err("it should be refused");
        (id.map(|id| id.to_string()), code.0, message)
    }

    #[test]
    fn whoever_asks_is_answered() {
        assert_eq!(refusal("{oops").1, ErrorCode::PARSE_ERROR.0);
        assert_eq!(refusal("[1, 2]").1, ErrorCode::INVALID_REQUEST.0);
        let (id, code, message) = refusal(r#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":5}}"#);
        assert_eq!((id.as_deref(), code), (Some("7"), ErrorCode::INVALID_PARAMS.0));
        assert!(message.contains("tools/call"));
    }

    #[test]
    fn what_nobody_waits_for_is_ignored() {
        assert!(matches!(understand(b"  \r\n"), Ok(None)));
        let odd = br#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":5}"#;
        assert!(matches!(understand(odd), Ok(None)));
    }

    #[test]
    fn requests_are_messages() {
        let ping = b"\xef\xbb\xbf{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"ping\"}\r\n";
        assert!(matches!(understand(ping), Ok(Some(ClientJsonRpcMessage::Request(_)))));
    }

    #[test]
    fn an_id_is_found_in_a_beginning() {
        let id = |text: &str| early_id(text.as_bytes()).map(|id| id.to_string());
        assert_eq!(id(r#"{"jsonrpc":"2.0","id":12,"method":"tools/call","params":{"na"#).as_deref(), Some("12"));
        assert_eq!(id(r#"{"method":"x","params":{"id":3"#), None);
    }
}
