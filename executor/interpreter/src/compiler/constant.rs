//! Constants, and folding what is constant already in the text.

use super::code::Op;
use super::unit::Register;
use super::{Compiler, Result};
use crate::memory::{Ref, Tuple, Value};
use crate::objects::int::from_big;
use crate::objects::{Bytes, Complex, Str};
use dashu_int::IBig;
use rustpython_ast::{self as ast, Expr, Number, UnaryOp};

/// What makes two constants the same: `1`, `1.0` and `True` are three.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Key {
    None,
    Ellipsis,
    Bool(bool),
    Int(i64),
    Big(String),
    Float(u64),
    Complex(u64, u64),
    Text(String),
    Bytes(Vec<u8>),
    Tuple(Vec<Key>),
}

/// Longest tuple that is made a constant as a whole.
const MAX_TUPLE: usize = 100_000;

impl Compiler<'_> {
    /// The value of an expression that is constant, with the key that identifies it.
    pub fn constant_value(&self, expr: &Expr) -> Option<(Key, Value)> {
        Some(match expr {
            Expr::NoneLiteral(_) => (Key::None, Value::NONE),
            Expr::EllipsisLiteral(_) => (Key::Ellipsis, Value::ELLIPSIS),
            Expr::BooleanLiteral(node) => (Key::Bool(node.value), Value::bool(node.value)),
            Expr::NumberLiteral(node) => number(&node.value, false)?,
            Expr::UnaryOp(node) if node.op == UnaryOp::USub => match &*node.operand {
                Expr::NumberLiteral(literal) => number(&literal.value, true)?,
                _ => return None,
            },
            Expr::StringLiteral(node) => {
                let text = super::expression::literal_text(node, &self.source.text);
                (Key::Text(text.clone()), Value::from(short_text(&text)))
            }
            Expr::BytesLiteral(node) => {
                let bytes: Vec<u8> = node.value.bytes().collect();
                (Key::Bytes(bytes.clone()), Value::from(Bytes::new(bytes)))
            }
            Expr::Tuple(node) if node.elts.len() <= MAX_TUPLE && node.ctx == ast::ExprContext::Load => {
                let mut keys = Vec::with_capacity(node.elts.len());
                let mut values = Vec::with_capacity(node.elts.len());
                for element in &node.elts {
                    let (key, value) = self.constant_value(element)?;
                    keys.push(key);
                    values.push(value);
                }
                (Key::Tuple(keys), Value::from(Tuple::from_vec(values)))
            }
            _ => return None,
        })
    }

    /// The index of a constant; the same constant has the same index.
    pub fn constant_index(&mut self, key: Key, value: Value) -> u32 {
        if let Some(&known) = self.unit.known_constants.get(&key) {
            return known;
        }
        let index = self.add_constant(value);
        self.unit.known_constants.insert(key, index);
        index
    }

    /// R[dst] = a constant.
    pub fn load_constant(&mut self, key: Key, value: Value, dst: Register) {
        let index = self.constant_index(key, value);
        self.emit(Op::Constant, 0, dst, index as u16, (index >> 16) as u16);
    }

    pub fn load_none(&mut self, dst: Register) {
        self.load_constant(Key::None, Value::NONE, dst);
    }

    pub fn load_text(&mut self, text: &str, dst: Register) {
        self.load_constant(Key::Text(text.to_owned()), Value::from(short_text(text)), dst);
    }

    pub fn load_int(&mut self, number: i64, dst: Register) {
        self.load_constant(Key::Int(number), Value::int(number), dst);
    }

    /// R[dst] = a tuple of names.
    pub fn load_names(&mut self, names: &[&str], dst: Register) -> Result {
        let key = Key::Tuple(names.iter().map(|name| Key::Text((*name).to_owned())).collect());
        let value = Tuple::collect(names.iter().map(|name| Value::from(crate::objects::str::intern(name))));
        self.load_constant(key, Value::from(value), dst);
        Ok(())
    }

    /// The index of a constant operand, when the expression is one and its index fits an instruction.
    pub fn constant_operand(&mut self, expr: &Expr) -> Option<u16> {
        if matches!(expr, Expr::Tuple(_)) {
            return None;
        }
        let (key, value) = self.constant_value(expr)?;
        u16::try_from(self.constant_index(key, value)).ok()
    }
}

/// Texts that look like names are shared with the names of attributes and variables.
fn short_text(text: &str) -> Ref<Str> {
    if text.len() <= 40 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        crate::objects::str::intern(text)
    } else {
        Str::new(text)
    }
}

fn number(number: &Number, negative: bool) -> Option<(Key, Value)> {
    Some(match number {
        Number::Int(int) => match int.as_i64() {
            Some(small) => {
                let small = if negative { -small } else { small };
                (Key::Int(small), Value::int(small))
            }
            None if digits_beyond_limit(number).is_some() => return None,
            None => {
                let big = big_literal(&int.to_string())?;
                let big = if negative { -big } else { big };
                (Key::Big(format!("{big:x}")), from_big(big))
            }
        },
        Number::Float(float) => {
            let float = if negative { -float } else { *float };
            (Key::Float(float.to_bits()), Value::float(float))
        }
        Number::Complex { real, imag } => {
            let (real, imag) = if negative { (-real, -imag) } else { (*real, *imag) };
            (Key::Complex(real.to_bits(), imag.to_bits()), Value::from(Ref::new(Complex { real, imag })))
        }
    })
}

/// A literal too big for 64 bits, as the parser keeps it: its text, prefix included.
/// How many digits a decimal literal has, when they are more than may be converted.
pub fn digits_beyond_limit(number: &Number) -> Option<usize> {
    let Number::Int(int) = number else { return None };
    if int.as_i64().is_some() {
        return None;
    }
    let text = int.to_string();
    let decimal = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    (decimal && digits > crate::vm::text::MAX_INT_DIGITS).then_some(digits)
}

fn big_literal(text: &str) -> Option<IBig> {
    let plain = text.replace('_', "").to_ascii_lowercase();
    let (digits, radix) = match plain.get(..2) {
        Some("0x") => (&plain[2..], 16),
        Some("0o") => (&plain[2..], 8),
        Some("0b") => (&plain[2..], 2),
        _ => (plain.as_str(), 10),
    };
    IBig::from_str_radix(digits, radix).ok()
}
