//! The lines of a traceback entry, with `~~~~^^^^` under the part that failed.

use crate::compiler::code::Code;
use crate::syntax;
use crate::text::properties;
use rustpython_ast::{Expr, Stmt};
use rustpython_text_size::Ranged;

/// A place in lines: the line, counted from the first shown, and the character in it.
type Spot = (usize, usize);

/// What is pointed at within the marked part: an operator or brackets.
struct Anchors {
    left: Spot,
    right: Spot,
}

/// The source lines that an instruction stands for, marked and indented as tracebacks show them.
pub fn lines(code: &Code, pc: u32, line: u32) -> String {
    let source = &code.source;
    let plain = || {
        let text = source.line_text(line).trim();
        if text.is_empty() { String::new() } else { format!("    {text}\n") }
    };
    let Some(&(start, end)) = code.positions.get(pc as usize) else { return plain() };
    let end = end.min(source.text.len() as u32);
    if start >= end || source.line(start) != line {
        return plain();
    }
    let last = source.line(end);
    let all: Vec<&str> = (line..=last).map(|number| source.line_text(number)).collect();
    let margin = margin(&all);
    let all: Vec<&str> = all.iter().map(|text| text.get(margin..).unwrap_or("")).collect();
    let column = |offset: u32, text: &str| {
        let bytes = (source.column(offset) as usize).saturating_sub(margin).min(text.len());
        text.get(..bytes).map_or(bytes, |before| before.chars().count())
    };
    let (Some(first_text), Some(last_text)) = (all.first(), all.last()) else { return plain() };
    let from = column(start, first_text);
    let to = column(end, last_text);
    let anchors = source.text.get(start as usize..end as usize).and_then(|segment| anchors(segment, from));
    let marked = should_mark(&all, from, to, anchors.is_some());

    let mut wanted: Vec<usize> = vec![0, all.len() - 1];
    if let Some(anchors) = &anchors {
        for at in [anchors.left.0, anchors.right.0] {
            wanted.extend(at.saturating_sub(1)..=(at + 1).min(all.len() - 1));
        }
    }
    wanted.sort_unstable();
    wanted.dedup();
    let mut shown: Vec<String> = Vec::new();
    let output = |number: usize, shown: &mut Vec<String>| {
        shown.push(all[number].to_owned());
        if marked {
            let start = if number == 0 { from } else { 0 };
            let end = if number + 1 == all.len() { to } else { all[number].chars().count() };
            shown.push(marks(all[number], number, start, end, anchors.as_ref()));
        }
    };
    let mut before: Option<usize> = None;
    for number in wanted {
        match before.map_or(1, |before| number - before) {
            2 => output(number - 1, &mut shown),
            gap if gap > 2 => shown.push(format!("...<{} lines>...", gap - 1)),
            _ => {}
        }
        output(number, &mut shown);
        before = Some(number);
    }
    let shown: Vec<&str> = shown.iter().map(String::as_str).collect();
    let margin = self::margin(&shown);
    let mut out = String::new();
    for text in shown {
        out.push_str(&format!("    {}\n", text.get(margin..).unwrap_or("")));
    }
    out
}

/// The blanks that all lines with anything on them start with.
fn margin(lines: &[&str]) -> usize {
    let filled = lines.iter().filter(|line| !line.trim().is_empty());
    filled.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0)
}

/// The marks under one line, from a character to another.
fn marks(text: &str, line: usize, from: usize, to: usize, anchors: Option<&Anchors>) -> String {
    let blanks = text.chars().take_while(|c| c.is_whitespace()).count();
    let mark = |column: usize| match anchors {
        _ if column < blanks || column < from => ' ',
        Some(anchors) if (line, column) >= anchors.left && (line, column) < anchors.right => '^',
        Some(_) => '~',
        None => '^',
    };
    // Wide characters take the place of two.
    let mut out = String::new();
    for (column, c) in text.chars().enumerate().take(to) {
        let wide = !c.is_ascii() && matches!(properties::of(c as u32).width, "W" | "F");
        out.extend(std::iter::repeat_n(mark(column), 1 + usize::from(wide)));
    }
    out
}

/// Whether the part needs marks: not if it is all there is on its lines, nor if it is a call whose value is returned
/// or assigned to a name as it is.
fn should_mark(lines: &[&str], from: usize, to: usize, anchored: bool) -> bool {
    let text = lines.join("\n");
    if let Ok(parsed) = syntax::parse_program(&text) {
        let call = match parsed.body.first() {
            None => return false,
            Some(Stmt::Return(node)) => match node.value.as_deref() {
                Some(Expr::Call(call)) if call.func.is_name_expr() => Some(call),
                _ => None,
            },
            Some(Stmt::Assign(node)) if node.targets.len() == 1 && node.targets[0].is_name_expr() => {
                node.value.as_call_expr()
            }
            _ => None,
        };
        let whole = |call: &rustpython_ast::ExprCall| {
            let (start, end) = (call.range.start().to_usize(), call.range.end().to_usize());
            let last = text.len() - lines.last().map_or(0, |line| line.len());
            let first = lines.first().map_or(0, |line| line.len());
            let starts = start <= first && text[..start].chars().count() == from;
            starts && end >= last && text[last..end].chars().count() == to
        };
        if call.is_some_and(whole) {
            return false;
        }
    }
    let before = lines.first().is_some_and(|line| line.chars().take(from).any(|c| !c.is_whitespace()));
    let behind = lines.last().is_some_and(|line| line.chars().skip(to).any(|c| !c.is_whitespace()));
    anchored || before || behind
}

/// What to point at in an expression that starts at a character of the first line.
fn anchors(segment: &str, from: usize) -> Option<Anchors> {
    let text = format!("(\n{segment}\n)");
    let parsed = syntax::parse_expression(&text).ok()?;
    let spot = |offset: usize| {
        let before = text.get(2..offset).unwrap_or("");
        let line = before.matches('\n').count();
        let column = before.rsplit('\n').next().unwrap_or("").chars().count();
        if line == 0 { (line, column + from) } else { (line, column) }
    };
    let (left, right) = match &parsed {
        Expr::BinOp(node) => {
            let left = skip(&text, node.left.range().end().to_usize(), |c| c.is_whitespace() || c == ')')?;
            let mut rest = text.get(left..)?.chars();
            let first = rest.next()?.len_utf8();
            let second = rest.next().filter(|c| !c.is_whitespace() && !matches!(c, '\\' | '#'));
            let double = second.filter(|_| left + first < node.right.range().start().to_usize());
            (left, left + first + double.map_or(0, char::len_utf8))
        }
        Expr::Subscript(node) => {
            let left = skip(&text, node.value.range().end().to_usize(), |c| c != '[')?;
            let right = skip(&text, node.slice.range().end().to_usize(), |c| c != ']')?;
            (left, right + 1)
        }
        Expr::Call(node) => {
            (skip(&text, node.func.range().end().to_usize(), |c| c != '(')?, node.range.end().to_usize())
        }
        _ => return None,
    };
    Some(Anchors { left: spot(left), right: spot(right) })
}

/// The first place from an offset on whose character is not to be passed over. Comments are.
fn skip(text: &str, from: usize, pass: impl Fn(char) -> bool) -> Option<usize> {
    let mut comment = false;
    for (place, c) in text.get(from..)?.char_indices() {
        match c {
            '\n' => comment = false,
            '#' => comment = true,
            '\\' => {}
            _ if comment || pass(c) => {}
            _ => return Some(from + place),
        }
    }
    None
}
