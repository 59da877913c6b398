//! Backslash escapes of patterns, outside and inside of character sets.
//! <https://docs.python.org/3.13/library/re.html#regular-expression-syntax>

use super::ast::{Anchor, Category, Node, SetItem};
use super::parser::{Parsed, Parser, Token, push_code};

impl Parser<'_> {
    /// An escape outside of sets; the token is read.
    pub(super) fn escape(&mut self, token: Token) -> Parsed<Node> {
        let c = token_char(token);
        if let Some((category, positive)) = category(c) {
            return Ok(Node::Set { items: vec![SetItem::Category(category, positive)], negate: false });
        }
        let anchor = match c {
            'A' => Some(Anchor::TextStart),
            'Z' => Some(Anchor::TextEnd),
            'b' => Some(Anchor::Boundary),
            'B' => Some(Anchor::NotBoundary),
            _ => None,
        };
        if let Some(anchor) = anchor {
            return Ok(Node::At(anchor));
        }
        if let Some(code) = self.character_escape(token)? {
            return Ok(Node::Literal(code));
        }
        let mut text = String::new();
        token.push_to(&mut text);
        match c {
            '0' => {
                self.tokens.take_digits(2, 8, &mut text)?;
                Ok(Node::Literal(u32::from_str_radix(&text[1..], 8).unwrap_or(0)))
            }
            '1'..='9' => self.number_escape(text),
            c if c.is_ascii_alphabetic() => Err(self.tokens.error(&format!("bad escape {text}"), 2)),
            _ => Ok(Node::Literal(token.code)),
        }
    }

    /// `\12`: an octal escape when three octal digits, else a group.
    fn number_escape(&mut self, mut text: String) -> Parsed<Node> {
        if self.tokens.next_digit(10).is_some() {
            self.tokens.take_digits(1, 10, &mut text)?;
            let octal = text.bytes().skip(1).all(|d| d < b'8');
            if octal && self.tokens.next_digit(8).is_some() {
                self.tokens.take_digits(1, 8, &mut text)?;
                return Ok(Node::Literal(self.octal(&text)?));
            }
        }
        let group: u32 = text[1..].parse().unwrap_or(0);
        if (group as usize) < self.widths.len() {
            if self.widths[group as usize].is_none() {
                return Err(self.tokens.error("cannot refer to an open group", text.len()));
            }
            self.check_lookbehind(group as usize)?;
            return Ok(Node::Backreference(group));
        }
        Err(self.tokens.error(&format!("invalid group reference {group}"), text.len() - 1))
    }

    fn octal(&self, text: &str) -> Parsed<u32> {
        match u32::from_str_radix(&text[1..], 8) {
            Ok(code) if code <= 0o377 => Ok(code),
            _ => {
                let message = format!("octal escape value {text} outside of range 0-0o377");
                Err(self.tokens.error(&message, text.len()))
            }
        }
    }

    /// Groups that a lookbehind may not refer to.
    pub(super) fn check_lookbehind(&self, group: usize) -> Parsed<()> {
        let Some(limit) = self.lookbehind else { return Ok(()) };
        if self.widths.get(group).copied().flatten().is_none() {
            return Err(self.tokens.error("cannot refer to an open group", 0));
        }
        if group >= limit {
            let message = "cannot refer to group defined in the same lookbehind subpattern";
            return Err(self.tokens.error(message, 0));
        }
        Ok(())
    }

    /// An escape inside of a set; the token is read.
    pub(super) fn set_escape(&mut self, token: Token) -> Parsed<SetItem> {
        let c = token_char(token);
        if let Some((category, positive)) = category(c) {
            return Ok(SetItem::Category(category, positive));
        }
        if c == 'b' {
            return Ok(SetItem::Range(8, 8));
        }
        if let Some(code) = self.character_escape(token)? {
            return Ok(SetItem::Range(code, code));
        }
        let mut text = String::new();
        token.push_to(&mut text);
        match c {
            '0'..='7' => {
                self.tokens.take_digits(2, 8, &mut text)?;
                let code = self.octal(&text)?;
                Ok(SetItem::Range(code, code))
            }
            c if c.is_ascii_alphanumeric() => Err(self.tokens.error(&format!("bad escape {text}"), 2)),
            _ => Ok(SetItem::Range(token.code, token.code)),
        }
    }

    /// Escapes that mean the same everywhere: `\n`, `\x41`, `\u0041`, `\N{...}`.
    fn character_escape(&mut self, token: Token) -> Parsed<Option<u32>> {
        let simple = match token_char(token) {
            'a' => 7,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            'v' => 11,
            '\\' => 92,
            'x' => return self.hexadecimal(token, 2).map(Some),
            'u' if !self.tokens.is_bytes => return self.hexadecimal(token, 4).map(Some),
            'U' if !self.tokens.is_bytes => return self.hexadecimal(token, 8).map(Some),
            'N' if !self.tokens.is_bytes => return self.named().map(Some),
            _ => return Ok(None),
        };
        Ok(Some(simple))
    }

    fn hexadecimal(&mut self, token: Token, digits: usize) -> Parsed<u32> {
        let mut text = String::new();
        token.push_to(&mut text);
        self.tokens.take_digits(digits, 16, &mut text)?;
        if text.len() != digits + 2 {
            return Err(self.tokens.error(&format!("incomplete escape {text}"), text.len()));
        }
        match u32::from_str_radix(&text[2..], 16) {
            Ok(code) if code <= 0x10_FFFF => Ok(code),
            _ => Err(self.tokens.error(&format!("bad escape {text}"), text.len())),
        }
    }

    fn named(&mut self) -> Parsed<u32> {
        if !self.tokens.accept('{')? {
            return Err(self.tokens.error("missing {", 0));
        }
        let name = self.tokens.take_until('}', "character name")?;
        (self.lookup)(&name).ok_or_else(|| {
            let message = format!("undefined character name {}", crate::text::repr::str_repr(&name));
            self.tokens.error(&message, name.chars().count() + 4)
        })
    }
}

fn token_char(token: Token) -> char {
    let mut text = String::new();
    push_code(&mut text, token.code);
    text.chars().next().unwrap_or('\0')
}

fn category(c: char) -> Option<(Category, bool)> {
    Some(match c {
        'd' => (Category::Digit, true),
        'D' => (Category::Digit, false),
        's' => (Category::Space, true),
        'S' => (Category::Space, false),
        'w' => (Category::Word, true),
        'W' => (Category::Word, false),
        _ => return None,
    })
}
