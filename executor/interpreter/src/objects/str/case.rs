//! `str.upper`, `str.title` and what else changes case; padding to a width.

use super::Str;
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::text::case;
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("upper(self, /)", "A copy in upper case.", |vm, args| {
        mapped(vm, &args[0], |byte| byte.to_ascii_uppercase(), case::upper)
    }),
    def("lower(self, /)", "A copy in lower case.", |vm, args| {
        mapped(vm, &args[0], |byte| byte.to_ascii_lowercase(), case::lower)
    }),
    def("casefold(self, /)", "A copy for comparing without regard to case.", |vm, args| {
        mapped(vm, &args[0], |byte| byte.to_ascii_lowercase(), case::casefold)
    }),
    def("capitalize(self, /)", "A copy with the first character in title case, the rest in lower case.", |vm, args| {
        changed(vm, &args[0], case::capitalize)
    }),
    def("title(self, /)", "A copy in which every word begins with a capital.", |vm, args| {
        changed(vm, &args[0], case::title)
    }),
    def("swapcase(self, /)", "A copy with upper and lower case exchanged.", |vm, args| {
        changed(vm, &args[0], case::swapcase)
    }),
    def("center(self, width, fillchar=' ', /)", "The text in the middle of a field.", |vm, args| {
        pad(vm, args, |missing, width| missing / 2 + (missing & width & 1))
    }),
    def("ljust(self, width, fillchar=' ', /)", "The text at the left of a field.", |vm, args| pad(vm, args, |_, _| 0)),
    def("rjust(self, width, fillchar=' ', /)", "The text at the right of a field.", |vm, args| {
        pad(vm, args, |missing, _| missing)
    }),
    def("zfill(self, width, /)", "The text with zeros in front, behind its sign.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let width = usize::try_from(vm.index_of(&args[1])?).unwrap_or(0);
        let missing = width.saturating_sub(text.len());
        if missing == 0 {
            return Ok(text.value());
        }
        vm.charge(text.as_str().len().saturating_add(missing))?;
        let (sign, digits) = match text.as_str().as_bytes().first() {
            Some(b'+' | b'-') => text.as_str().split_at(1),
            _ => ("", text.as_str()),
        };
        let mut out = String::with_capacity(text.as_str().len() + missing);
        out.push_str(sign);
        out.extend(std::iter::repeat_n('0', missing));
        out.push_str(digits);
        Ok(Value::from(Str::new(out)))
    }),
    def("expandtabs(self, tabsize=8)", "A copy with tabs made blanks.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let size = usize::try_from(vm.c_int_argument(&args[1])?).unwrap_or(0);
        let tabs = text.as_str().bytes().filter(|byte| *byte == b'\t').count();
        vm.charge(tabs.saturating_mul(size).saturating_add(text.as_str().len()))?;
        Ok(Value::from(Str::new(crate::text::tabs::expand(text.as_str(), size))))
    }),
];

/// Case of ASCII text byte by byte, of other text by the tables.
fn mapped(vm: &mut Vm, text: &Value, ascii: impl Fn(u8) -> u8, other: fn(&str) -> String) -> Res {
    let text = vm.receiver::<Str>(text)?;
    vm.charge(text.as_str().len() * 2)?;
    if text.is_ascii() {
        return Ok(Value::from(Str::mapped(text.as_str(), ascii)));
    }
    vm.tick(text.as_str().len() / 8)?;
    Ok(Value::from(Str::new(other(text.as_str()))))
}

fn changed(vm: &mut Vm, text: &Value, change: fn(&str) -> String) -> Res {
    let text = vm.receiver::<Str>(text)?;
    vm.charge(text.as_str().len() * 2)?;
    vm.tick(text.as_str().len() / 8)?;
    Ok(Value::from(Str::new(change(text.as_str()))))
}

fn fill_character(vm: &mut Vm, value: &Value) -> Res<char> {
    let Some(text) = value.native::<Str>() else {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("The fill character must be a unicode character, not {found}")));
    };
    let mut characters = text.as_str().chars();
    match (characters.next(), characters.next()) {
        (Some(c), None) => Ok(c),
        _ => Err(vm.type_error("The fill character must be exactly one character long")),
    }
}

/// Pads to a width; `left` says how much of what is missing goes to the left.
fn pad(vm: &mut Vm, args: &[Value], left: fn(usize, usize) -> usize) -> Res {
    let text: Ref<Str> = vm.receiver(&args[0])?;
    let width = vm.index_of(&args[1])?;
    let fill = fill_character(vm, &args[2])?;
    let width = usize::try_from(width).unwrap_or(0);
    let missing = width.saturating_sub(text.len());
    if missing == 0 {
        return Ok(text.value());
    }
    vm.charge(missing.saturating_mul(fill.len_utf8()).saturating_add(text.as_str().len()))?;
    let before = left(missing, width);
    let mut out = String::with_capacity(text.as_str().len() + missing * fill.len_utf8());
    out.extend(std::iter::repeat_n(fill, before));
    out.push_str(text.as_str());
    out.extend(std::iter::repeat_n(fill, missing - before));
    Ok(Value::from(Str::new(out)))
}
