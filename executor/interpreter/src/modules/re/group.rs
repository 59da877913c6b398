//! What an opening parenthesis starts: groups, lookarounds, conditionals, comments and inline flags.
//! <https://docs.python.org/3.13/library/re.html#regular-expression-syntax>

use super::ast::{Node, Sequence};
use super::flag;
use super::parser::{Parsed, Parser, Token, conditional_width};
use crate::text::repr::str_repr;
use crate::text::unicode::{is_alphanumeric, is_decimal};

/// Group numbers from here on are refused outright.
const MOST_GROUPS: u64 = 1_073_741_823;

/// Scoped flags, or none when they were global.
type Scoped = Option<(u32, u32)>;

impl Parser<'_> {
    /// Parses after `(` and appends what it means. Answers the position of global flags, where it was those.
    pub(super) fn group(&mut self, verbose: bool, out: &mut Sequence) -> Parsed<Option<usize>> {
        let start = self.tokens.position() - 1;
        if !self.tokens.accept('?')? {
            self.capture(None, verbose, start, out)?;
            return Ok(None);
        }
        let Some(token) = self.tokens.take()? else {
            return Err(self.tokens.error("unexpected end of pattern", 0));
        };
        match token.plain() {
            Some('P') => self.python_extension(verbose, start, out)?,
            Some(':') => self.scoped(0, 0, verbose, start, out)?,
            Some('#') => self.comment(start)?,
            Some(c @ ('=' | '!' | '<')) => self.look(c, verbose, start, out)?,
            Some('(') => self.conditional(verbose, start, out)?,
            Some('>') => {
                let body = self.contents(verbose, start)?;
                let width = body.width;
                out.push(Node::Atomic(body), width);
            }
            Some(c) if c == '-' || inline_flag(c).is_some() => match self.inline_flags(token)? {
                None => return Ok(Some(start)),
                Some((add, remove)) => {
                    let verbose = (verbose || add & flag::VERBOSE != 0) && remove & flag::VERBOSE == 0;
                    self.scoped(add, remove, verbose, start, out)?;
                }
            },
            _ => {
                let mut message = "unknown extension ?".to_owned();
                token.push_to(&mut message);
                return Err(self.tokens.error(&message, token.len() + 1));
            }
        }
        Ok(None)
    }

    /// Alternatives and the closing parenthesis.
    fn contents(&mut self, verbose: bool, start: usize) -> Parsed<Sequence> {
        let body = self.alternatives(verbose, false)?;
        self.close(start)?;
        Ok(body)
    }

    fn close(&mut self, start: usize) -> Parsed<()> {
        if self.tokens.accept(')')? {
            Ok(())
        } else {
            Err(self.tokens.error_at("missing ), unterminated subpattern", start))
        }
    }

    fn scoped(&mut self, add: u32, remove: u32, verbose: bool, start: usize, out: &mut Sequence) -> Parsed<()> {
        let body = self.contents(verbose, start)?;
        let width = body.width;
        out.push(Node::Group { index: None, add, remove, body }, width);
        Ok(())
    }

    fn capture(&mut self, name: Option<String>, verbose: bool, start: usize, out: &mut Sequence) -> Parsed<()> {
        let index = self.widths.len();
        if let Some(name) = name {
            if let Some(&(_, old)) = self.names.iter().find(|(known, _)| *known == name) {
                let shown = str_repr(&name);
                let message = format!("redefinition of group name {shown} as group {index}; was group {old}");
                return Err(self.tokens.error(&message, name.chars().count() + 1));
            }
            self.names.push((name, index));
        }
        self.widths.push(None);
        let body = self.contents(verbose, start)?;
        let width = body.width;
        self.widths[index] = Some(width);
        out.push(Node::Group { index: Some(index as u32), add: 0, remove: 0, body }, width);
        Ok(())
    }

    /// `(?P<name>...)` and `(?P=name)`.
    fn python_extension(&mut self, verbose: bool, start: usize, out: &mut Sequence) -> Parsed<()> {
        if self.tokens.accept('<')? {
            let name = self.tokens.take_until('>', "group name")?;
            self.tokens.check_name(&name, 1)?;
            return self.capture(Some(name), verbose, start, out);
        }
        if self.tokens.accept('=')? {
            let name = self.tokens.take_until(')', "group name")?;
            self.tokens.check_name(&name, 1)?;
            let group = self.named_group(&name)?;
            if self.widths[group].is_none() {
                return Err(self.tokens.error("cannot refer to an open group", name.chars().count() + 1));
            }
            self.check_lookbehind(group)?;
            let width = self.group_width(group as u32);
            out.push(Node::Backreference(group as u32), width);
            return Ok(());
        }
        let Some(token) = self.tokens.take()? else {
            return Err(self.tokens.error("unexpected end of pattern", 0));
        };
        let mut message = "unknown extension ?P".to_owned();
        token.push_to(&mut message);
        Err(self.tokens.error(&message, token.len() + 2))
    }

    fn named_group(&self, name: &str) -> Parsed<usize> {
        match self.names.iter().find(|(known, _)| known == name) {
            Some(&(_, group)) => Ok(group),
            None => {
                let message = format!("unknown group name {}", str_repr(name));
                Err(self.tokens.error(&message, name.chars().count() + 1))
            }
        }
    }

    fn comment(&mut self, start: usize) -> Parsed<()> {
        loop {
            match self.tokens.next {
                None => return Err(self.tokens.error_at("missing ), unterminated comment", start)),
                Some(_) => {
                    if self.tokens.take()?.is_some_and(|token| token.is(')')) {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn look(&mut self, first: char, verbose: bool, start: usize, out: &mut Sequence) -> Parsed<()> {
        let (mut kind, ahead) = (first, first != '<');
        let outer = self.lookbehind;
        if !ahead {
            let Some(token) = self.tokens.take()? else {
                return Err(self.tokens.error("unexpected end of pattern", 0));
            };
            match token.plain() {
                Some(c @ ('=' | '!')) => kind = c,
                _ => {
                    let mut message = "unknown extension ?<".to_owned();
                    token.push_to(&mut message);
                    return Err(self.tokens.error(&message, token.len() + 2));
                }
            }
            self.lookbehind.get_or_insert(self.widths.len());
        }
        let body = self.alternatives(verbose, false)?;
        self.lookbehind = outer;
        self.close(start)?;
        let negate = kind == '!';
        let node = if negate && body.nodes.is_empty() { Node::Fail } else { Node::Look { ahead, negate, body } };
        out.push(node, (0, 0));
        Ok(())
    }

    /// `(?(group)yes|no)`.
    fn conditional(&mut self, verbose: bool, start: usize, out: &mut Sequence) -> Parsed<()> {
        let name = self.tokens.take_until(')', "group name")?;
        let length = name.chars().count();
        let group = if name.bytes().all(|b| b.is_ascii_digit()) {
            let number = name.bytes().fold(0u64, |n, d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')));
            if number == 0 {
                return Err(self.tokens.error("bad group number", length + 1));
            }
            if number >= MOST_GROUPS {
                let message = format!("invalid group reference {}", name.trim_start_matches('0'));
                return Err(self.tokens.error(&message, length + 1));
            }
            let group = number as usize;
            if !self.conditions.iter().any(|(known, _)| *known == group) {
                self.conditions.push((group, self.tokens.position() - length - 1));
            }
            group
        } else {
            self.tokens.check_name(&name, 1)?;
            self.named_group(&name)?
        };
        self.check_lookbehind(group)?;
        let yes = self.nested_sequence(verbose)?;
        let no = if self.tokens.accept('|')? {
            let no = self.nested_sequence(verbose)?;
            if self.tokens.next_is('|') {
                return Err(self.tokens.error("conditional backref with more than two branches", 0));
            }
            Some(no)
        } else {
            None
        };
        self.close(start)?;
        let width = conditional_width(&yes, no.as_ref());
        out.push(Node::Conditional { group: group as u32, yes, no }, width);
        Ok(())
    }

    /// `(?aiLmsux-imsx`: reads up to `:` or `)`.
    fn inline_flags(&mut self, first: Token) -> Parsed<Scoped> {
        let (mut add, mut remove) = (0, 0);
        let mut token = first;
        while let Some(bit) = token.plain().and_then(inline_flag) {
            if !self.tokens.is_bytes && bit == flag::LOCALE {
                let message = "bad inline flags: cannot use 'L' flag with a str pattern";
                return Err(self.tokens.error(message, 0));
            }
            if self.tokens.is_bytes && bit == flag::UNICODE {
                let message = "bad inline flags: cannot use 'u' flag with a bytes pattern";
                return Err(self.tokens.error(message, 0));
            }
            add |= bit;
            if bit & flag::TYPES != 0 && add & flag::TYPES != bit {
                let message = "bad inline flags: flags 'a', 'u' and 'L' are incompatible";
                return Err(self.tokens.error(message, 0));
            }
            token = self.flag_token("missing -, : or )", &[')', '-', ':'])?;
        }
        if token.is(')') {
            self.flags |= add;
            return Ok(None);
        }
        if token.is('-') {
            token = self.flag_token("missing flag", &[])?;
            while let Some(bit) = token.plain().and_then(inline_flag) {
                if bit & flag::TYPES != 0 {
                    let message = "bad inline flags: cannot turn off flags 'a', 'u' and 'L'";
                    return Err(self.tokens.error(message, 0));
                }
                remove |= bit;
                token = self.flag_token("missing :", &[':'])?;
            }
        }
        if add & remove != 0 {
            return Err(self.tokens.error("bad inline flags: flag turned on and off", 1));
        }
        Ok(Some((add, remove)))
    }

    /// The next token among inline flags: a flag or one of `ends`; `missing` is the complaint otherwise.
    fn flag_token(&mut self, missing: &str, ends: &[char]) -> Parsed<Token> {
        let Some(token) = self.tokens.take()? else { return Err(self.tokens.error(missing, 0)) };
        let known = token.plain().is_some_and(|c| inline_flag(c).is_some() || ends.contains(&c));
        if known {
            return Ok(token);
        }
        let letter = !token.escaped
            && is_alphanumeric(token.code)
            && !is_decimal(token.code)
            && token.plain().is_some_and(char::is_alphabetic);
        Err(self.tokens.error(if letter { "unknown flag" } else { missing }, token.len()))
    }
}

fn inline_flag(c: char) -> Option<u32> {
    Some(match c {
        'i' => flag::IGNORECASE,
        'L' => flag::LOCALE,
        'm' => flag::MULTILINE,
        's' => flag::DOTALL,
        'x' => flag::VERBOSE,
        'a' => flag::ASCII,
        'u' => flag::UNICODE,
        _ => return None,
    })
}
