//! `unicodedata`. <https://docs.python.org/3.13/library/unicodedata.html>

mod old;

use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Bytes, Module, Str};
use crate::text::normal_forms::{self, Form};
use crate::text::properties::{self, Properties};
use crate::text::unicode::{decimal_value, python_code};
use crate::vm::{Res, Vm};

/// Longer names than any are not looked at.
const LONGEST_NAME: usize = 256;

/// The one character of an argument; `place` is how errors call it.
fn character(vm: &mut Vm, value: &Value, function: &str, place: &str) -> Res<char> {
    let mut characters = value.native::<Str>().map(|text| text.as_str().chars());
    match characters.as_mut().map(|characters| (characters.next(), characters.next())) {
        Some((Some(c), None)) => Ok(c),
        _ => Err(vm.bad_argument(function, place, "a unicode character", value)),
    }
}

fn property(vm: &mut Vm, args: &[Value], function: &str) -> Res<Properties> {
    let c = character(vm, &args[0], function, "argument")?;
    Ok(properties::of(python_code(c)))
}

/// What was found about the character in `args[0]`, or the default, or a ValueError.
fn or_default(
    vm: &mut Vm,
    args: &[Value],
    function: &str,
    missing: &str,
    find: fn(&mut Vm, char) -> Option<Value>,
) -> Res {
    let c = character(vm, &args[0], function, "argument 1")?;
    match find(vm, c) {
        Some(value) => Ok(value),
        None if args[1].is_undef() => Err(vm.value_error(missing)),
        None => Ok(args[1].clone()),
    }
}

fn lookup(vm: &mut Vm, args: &[Value]) -> Res {
    let name = if let Some(text) = args[0].native_ref::<Str>() {
        String::from_utf8_lossy(&vm.encode_text(&text, "utf-8", "strict")?).into_owned()
    } else if let Some(bytes) = args[0].native::<Bytes>() {
        vm.charge(bytes.as_slice().len())?;
        String::from_utf8_lossy(bytes.as_slice()).into_owned()
    } else if crate::objects::bytes::is_buffer(&args[0]) {
        return Err(vm.bad_argument("lookup", "argument", "read-only bytes-like object", &args[0]));
    } else {
        let found = vm.type_name(&args[0]);
        return Err(vm.type_error(format!("a bytes-like object is required, not '{found}'")));
    };
    if name.len() > LONGEST_NAME {
        let message = vm.text("name too long");
        return Err(vm.key_error(&message));
    }
    match properties::text_named(&name) {
        Some(text) => Ok(vm.text(text)),
        None => {
            let shown = name.split('\0').next().unwrap_or_default();
            let message = vm.text(format!("undefined character name '{shown}'"));
            Err(vm.key_error(&message))
        }
    }
}

/// The normal form of the text in `args[1]`, `None` when it surely is the text itself.
fn normal(vm: &mut Vm, args: &[Value], function: &str, old: bool) -> Res<(Ref<Str>, Option<String>)> {
    let form = vm.text_argument(&args[0], function, "argument 1")?;
    let text = vm.text_argument(&args[1], function, "argument 2")?;
    if text.is_empty() {
        return Ok((text, None));
    }
    let Some(form) = Form::named(form.as_str()).map(|form| Form { old, ..form }) else {
        return Err(vm.value_error("invalid normalization form"));
    };
    if text.is_ascii() {
        return Ok((text, None));
    }
    vm.tick(text.as_str().len() / 4)?;
    let length = normal_forms::apart_length(text.as_str(), form);
    // Codes with their classes, the room that sorting takes, the text.
    vm.charge(length.saturating_mul(16))?;
    vm.tick(length / 4)?;
    let made = normal_forms::normalize(text.as_str(), form);
    Ok((text, Some(made)))
}

const FUNCTIONS: &[Def] = &[
    def("bidirectional(chr, /)", "The bidirectional class of a character.", |vm, args| {
        let found = property(vm, args, "bidirectional")?.direction;
        Ok(vm.text(found))
    }),
    def("category(chr, /)", "The general category of a character.", |vm, args| {
        let found = property(vm, args, "category")?.category;
        Ok(vm.text(found))
    }),
    def("combining(chr, /)", "The combining class of a character, 0 for none.", |vm, args| {
        Ok(Value::int(i64::from(property(vm, args, "combining")?.combining)))
    }),
    def("decimal(chr, default=<unset>, /)", "The decimal digit a character stands for.", |vm, args| {
        or_default(vm, args, "decimal", "not a decimal", |_, c| {
            decimal_value(python_code(c)).map(|value| Value::int(i64::from(value)))
        })
    }),
    def("decomposition(chr, /)", "What a character consists of.", |vm, args| {
        let c = character(vm, &args[0], "decomposition", "argument")?;
        Ok(vm.text(properties::decomposition(python_code(c))))
    }),
    def("digit(chr, default=<unset>, /)", "The digit a character stands for.", |vm, args| {
        or_default(vm, args, "digit", "not a digit", |_, c| properties::digit(python_code(c)).map(Value::int))
    }),
    def("east_asian_width(chr, /)", "The width of a character among those of East Asia.", |vm, args| {
        let found = property(vm, args, "east_asian_width")?.width;
        Ok(vm.text(found))
    }),
    def("is_normalized(form, unistr, /)", "Whether a text is in a normal form.", |vm, args| {
        let (text, made) = normal(vm, args, "is_normalized", false)?;
        Ok(Value::bool(made.is_none_or(|made| made == text.as_str())))
    }),
    def("lookup(name, /)", "The character of that name.", lookup),
    def("mirrored(chr, /)", "1 for a character that is mirrored in text from right to left.", |vm, args| {
        Ok(Value::int(i64::from(property(vm, args, "mirrored")?.mirrored)))
    }),
    def("name(chr, default=<unset>, /)", "The name of a character.", |vm, args| {
        or_default(vm, args, "name", "no such name", |vm, c| properties::name(c).map(|name| vm.text(name)))
    }),
    def("normalize(form, unistr, /)", "A text in a normal form: NFC, NFD, NFKC or NFKD.", |vm, args| {
        let (text, made) = normal(vm, args, "normalize", false)?;
        match made {
            Some(made) => Ok(vm.text(made)),
            None => Ok(text.value()),
        }
    }),
    def("numeric(chr, default=<unset>, /)", "The number a character stands for.", |vm, args| {
        or_default(vm, args, "numeric", "not a numeric character", |_, c| {
            properties::numeric(python_code(c)).map(Value::float)
        })
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let version = vm.text("15.1.0");
    module.dict.set_str(&intern("unidata_version"), version);
    old::add(vm, module);
    Ok(())
}
