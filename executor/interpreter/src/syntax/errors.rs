//! The parser's messages in CPython's words, at CPython's place.

use super::tokens::{self, Kind, Token, Tokens};
use super::{SyntaxError, fields};
use rustpython_ast::Expr;
use rustpython_parser::{LexicalErrorType, ParseError, ParseErrorType};

/// Rewords an error of the parser.
pub fn translate(text: &str, error: &ParseError) -> SyntaxError {
    let source = text;
    let cut = tokens::cut(text);
    if let Some(error) = cut.error {
        return error;
    }
    let place = error.location.start().to_usize();
    if let Some(opened) = cut.unclosed {
        let after = text.get(opened..place).is_some_and(|between| between.contains('\n'));
        if after || text.get(place..).is_none_or(|rest| rest.trim().is_empty()) {
            let bracket = char::from(text.as_bytes()[opened]);
            return tokens::mistake("SyntaxError", format!("'{bracket}' was never closed"), opened, opened);
        }
    }
    if let Some(found) = fields::find(text, &cut.list, place) {
        return found;
    }
    if let Some(found) = around(text, &cut, error, place) {
        return found;
    }
    let mut class = "SyntaxError";
    let range = error.location;
    let message = match &error.error {
        ParseErrorType::Lexical(lexical) => match lexical {
            LexicalErrorType::IndentationError => {
                class = "IndentationError";
                "unindent does not match any outer indentation level".to_owned()
            }
            LexicalErrorType::UnclosedStringError => {
                let line = text[..range.start().to_usize()].matches('\n').count() + 1;
                format!("unterminated string literal (detected at line {line})")
            }
            LexicalErrorType::LineContinuationError => {
                "unexpected character after line continuation character".to_owned()
            }
            LexicalErrorType::UnrecognizedToken { .. } => "invalid syntax".to_owned(),
            other => other.to_string(),
        },
        ParseErrorType::UnexpectedIndentation => {
            class = "IndentationError";
            "unexpected indent".to_owned()
        }
        ParseErrorType::EmptyGlobalNames | ParseErrorType::EmptyNonlocalNames => "invalid syntax".to_owned(),
        ParseErrorType::NonDefaultParamAfterDefaultParam => {
            "parameter without a default follows parameter with a default".to_owned()
        }
        ParseErrorType::ExpectedKeywordParam => "named arguments must follow bare *".to_owned(),
        ParseErrorType::ParamAfterVarKeywordParam => "arguments cannot follow var-keyword argument".to_owned(),
        ParseErrorType::PositionalAfterKeywordArgument => "positional argument follows keyword argument".to_owned(),
        ParseErrorType::PositionalAfterKeywordUnpacking => {
            "positional argument follows keyword argument unpacking".to_owned()
        }
        ParseErrorType::InvalidArgumentUnpackingOrder => {
            "iterable argument unpacking follows keyword argument unpacking".to_owned()
        }
        ParseErrorType::IterableUnpackingInComprehension => {
            "iterable unpacking cannot be used in comprehension".to_owned()
        }
        ParseErrorType::DuplicateKeywordArgumentError(name) => format!("keyword argument repeated: {name}"),
        ParseErrorType::UnparenthesizedGeneratorExpression => "Generator expression must be parenthesized".to_owned(),
        ParseErrorType::InvalidStarredExpressionUsage => "can't use starred expression here".to_owned(),
        ParseErrorType::EmptyImportNames if !text.get(place..).is_some_and(|rest| rest.starts_with('*')) => {
            "Expected one or more names after 'import'".to_owned()
        }
        other => {
            let text = other.to_string();
            if text.to_lowercase().starts_with("expected an indented block") {
                class = "IndentationError";
                let line = header_line(source, &cut, place);
                format!("{} on line {line}", text.replacen("Expected", "expected", 1).replace('`', "'"))
            } else {
                "invalid syntax".to_owned()
            }
        }
    };
    SyntaxError { class, message, range }
}

/// What the tokens around the parser's error tell.
fn around(text: &str, cut: &Tokens, error: &ParseError, place: usize) -> Option<SyntaxError> {
    let word = |token: &Token| text.get(token.start..token.end).unwrap_or("");
    let index = cut.list.iter().position(|token| token.end > place || token.kind == Kind::End)?;
    let token = cut.list.get(index)?;
    let is_line_end = |token: &Token| matches!(token.kind, Kind::Newline | Kind::End);
    let first = cut.list[..index]
        .iter()
        .rposition(|token| matches!(token.kind, Kind::Newline | Kind::Indent | Kind::Dedent))
        .map_or(0, |place| place + 1);
    let start = cut.list.get(first).map_or("", word);
    if matches!(
        &error.error,
        ParseErrorType::InvalidDeleteTarget
            | ParseErrorType::InvalidAssignmentTarget
            | ParseErrorType::InvalidAugmentedAssignmentTarget
    ) {
        return target(text, error, place);
    }
    let previous = index.checked_sub(1).and_then(|index| cut.list.get(index))?;
    let raise =
        |message: &str, from: &Token, to: &Token| Some(tokens::mistake("SyntaxError", message, from.start, to.end));
    let message = error.error.to_string();
    if message.to_lowercase().contains("except") && message.contains("finally") {
        return raise("expected 'except' or 'finally' block", token, token);
    }
    if token.level > 0
        && matches!(token.kind, Kind::Name | Kind::Number | Kind::String)
        && (matches!(previous.kind, Kind::Name | Kind::Number | Kind::String)
            || matches!(word(previous), ")" | "]" | "}"))
        && !is_keyword(word(token))
        && !is_keyword(word(previous))
        && !(previous.kind == Kind::Name && token.kind == Kind::String)
    {
        return raise("invalid syntax. Perhaps you forgot a comma?", previous, token);
    }
    if message.contains("`else`") && message.contains("xpected") && !matches!(word(token), ":") {
        return raise("expected 'else' after 'if' expression", previous, token);
    }
    if word(token) == "=" && token.level > 0 && matches!(previous.kind, Kind::Number | Kind::String) {
        return raise("expression cannot contain assignment, perhaps you meant \"==\"?", previous, token);
    }
    if is_line_end(token) && token.level == 0 && message.contains("':'") {
        return raise("expected ':'", token, token);
    }
    let ParseErrorType::ExpectedToken { .. } = &error.error else {
        let message = error.error.to_string();
        let legacy = matches!(start, "print" | "exec") && index == first + 1;
        return (legacy && message.starts_with("Simple statements")).then(|| {
            let message = format!("Missing parentheses in call to '{start}'. Did you mean {start}(...)?");
            tokens::mistake("SyntaxError", message, cut.list[first].start, token.end)
        });
    };
    let message = error.error.to_string();
    if message.starts_with("Expected `except`") || message.starts_with("Expected 'except'") {
        return Some(tokens::mistake("SyntaxError", "expected 'except' or 'finally' block", token.start, token.end));
    }
    let blocks = ["if", "elif", "else", "for", "while", "class", "def", "with", "try", "except", "finally", "async"];
    if is_line_end(token) && blocks.contains(&start) && index > first + 1 && token.level == 0 {
        let colon = message.starts_with("Expected `:`") || message.starts_with("Expected ':'");
        return colon.then(|| tokens::mistake("SyntaxError", "expected ':'", token.start, token.end));
    }
    let conditional = matches!(start, "if" | "elif" | "while");
    if conditional && word(token) == "=" {
        let message = "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";
        return Some(tokens::mistake("SyntaxError", message, cut.list.get(index - 1)?.start, token.end));
    }
    None
}

/// What cannot be assigned to or deleted.
fn target(text: &str, error: &ParseError, place: usize) -> Option<SyntaxError> {
    let range = error.location;
    let shown = text.get(place..range.end().to_usize())?;
    let parsed = rustpython_parser::parse_expression(shown).ok()?.into_syntax();
    let what = match &*parsed.body {
        Expr::Call(_) => "function call",
        Expr::NumberLiteral(_) | Expr::StringLiteral(_) | Expr::BytesLiteral(_) => "literal",
        Expr::BooleanLiteral(_) | Expr::NoneLiteral(_) => shown,
        Expr::EllipsisLiteral(_) => "ellipsis",
        Expr::Compare(_) => "comparison",
        Expr::Tuple(_) => "tuple",
        Expr::List(_) => "list",
        Expr::Dict(_) => "dict literal",
        Expr::Set(_) => "set display",
        Expr::Lambda(_) => "lambda",
        Expr::FString(_) => "f-string expression",
        Expr::If(_) => "conditional expression",
        Expr::Generator(_) => "generator expression",
        Expr::ListComp(_) => "list comprehension",
        Expr::SetComp(_) => "set comprehension",
        Expr::DictComp(_) => "dict comprehension",
        Expr::Await(_) => "await expression",
        Expr::Yield(_) | Expr::YieldFrom(_) => "yield expression",
        _ => "expression",
    };
    let message = match &error.error {
        ParseErrorType::InvalidDeleteTarget => format!("cannot delete {what}"),
        ParseErrorType::InvalidAugmentedAssignmentTarget => {
            format!("'{what}' is an illegal expression for augmented assignment")
        }
        _ => {
            let line = text.get(..place)?.rsplit('\n').next()?.trim();
            let behind = text.get(range.end().to_usize()..)?.lines().next()?;
            let chained = behind.matches('=').count() != 1;
            let plain = matches!(
                &*parsed.body,
                Expr::Compare(_)
                    | Expr::Lambda(_)
                    | Expr::If(_)
                    | Expr::BoolOp(_)
                    | Expr::BooleanLiteral(_)
                    | Expr::NoneLiteral(_)
                    | Expr::Yield(_)
                    | Expr::Generator(_)
            );
            if line.is_empty() && !chained && !plain {
                format!("cannot assign to {what} here. Maybe you meant '==' instead of '='?")
            } else {
                format!("cannot assign to {what}")
            }
        }
    };
    Some(SyntaxError { class: "SyntaxError", message, range })
}

/// The line of the statement whose block is missing at `place`.
fn header_line(text: &str, cut: &Tokens, place: usize) -> usize {
    let before = cut.list.iter().rposition(|token| token.kind == Kind::Op && token.end <= place && token.level == 0);
    let first = before.and_then(|colon| {
        let behind = |token: &Token| matches!(token.kind, Kind::Newline | Kind::Indent | Kind::Dedent);
        let start = cut.list[..colon].iter().rposition(behind).map_or(0, |index| index + 1);
        cut.list.get(start)
    });
    let start = first.map_or(place, |token| token.start);
    text.get(..start).map_or(1, |text| text.matches('\n').count() + 1)
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: &[&str] = &[
        "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
        "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass",
        "raise", "return", "try", "while", "with", "yield", "print", "exec", "match", "case", "type", "_",
    ];
    KEYWORDS.contains(&word)
}
