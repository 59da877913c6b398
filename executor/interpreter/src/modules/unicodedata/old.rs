//! `unicodedata.ucd_3_2_0`: the state of 2002, which internationalised domain names are bound to.

use super::{character, normal, or_default};
use crate::memory::{Ref, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, member};
use crate::objects::str::intern;
use crate::objects::{Foreign, Module, Str};
use crate::text::old_properties;
use crate::text::properties::{self, Properties};
use crate::text::unicode::python_code;
use crate::vm::{Res, Vm};

/// The object has no data: there is one state of old.
struct Old;

impl ForeignData for Old {}

fn property(vm: &mut Vm, args: &[Value], function: &str) -> Res<Properties> {
    let c = character(vm, &args[1], function, "argument")?;
    Ok(old_properties::of(python_code(c)))
}

fn is_known(c: char) -> bool {
    !old_properties::is_newer(python_code(c))
}

const METHODS: &[Def] = &[
    def("bidirectional(self, chr, /)", "The bidirectional class of a character.", |vm, args| {
        let found = property(vm, args, "bidirectional")?.direction;
        Ok(vm.text(found))
    }),
    def("category(self, chr, /)", "The general category of a character.", |vm, args| {
        let found = property(vm, args, "category")?.category;
        Ok(vm.text(found))
    }),
    def("combining(self, chr, /)", "The combining class of a character, 0 for none.", |vm, args| {
        Ok(Value::int(i64::from(property(vm, args, "combining")?.combining)))
    }),
    def("decimal(self, chr, default=<unset>, /)", "The decimal digit a character stands for.", |vm, args| {
        or_default(vm, &args[1..], "decimal", "not a decimal", |_, c| {
            old_properties::decimal(python_code(c)).map(|value| Value::int(i64::from(value)))
        })
    }),
    def("decomposition(self, chr, /)", "What a character consists of.", |vm, args| {
        let c = character(vm, &args[1], "decomposition", "argument")?;
        let parts = if is_known(c) { properties::decomposition(python_code(c)) } else { "" };
        Ok(vm.text(parts))
    }),
    // Those that came later are digits all the same.
    def("digit(self, chr, default=<unset>, /)", "The digit a character stands for.", |vm, args| {
        or_default(vm, &args[1..], "digit", "not a digit", |_, c| properties::digit(python_code(c)).map(Value::int))
    }),
    def("east_asian_width(self, chr, /)", "The width of a character among those of East Asia.", |vm, args| {
        let found = property(vm, args, "east_asian_width")?.width;
        Ok(vm.text(found))
    }),
    def("is_normalized(self, form, unistr, /)", "Whether a text is in a normal form.", |vm, args| {
        let (text, made) = normal(vm, &args[1..], "is_normalized", true)?;
        Ok(Value::bool(made.is_none_or(|made| made == text.as_str())))
    }),
    // Names that came later are found all the same, other names for a character are not.
    def("lookup(self, name, /)", "The character of that name.", |vm, args| {
        let found = super::lookup(vm, &args[1..])?;
        let one = found.get::<Str>().and_then(|text| {
            let mut characters = text.as_str().chars();
            characters.next().filter(|_| characters.next().is_none())
        });
        let wanted = args[1].get::<Str>().map(|name| name.as_str().to_uppercase());
        if one.is_some_and(|c| wanted.is_none() || properties::name(c) == wanted) {
            return Ok(found);
        }
        let message = vm.text(format!("undefined character name '{}'", wanted.unwrap_or_default()));
        Err(vm.key_error(&message))
    }),
    def("mirrored(self, chr, /)", "1 for a character that is mirrored in text from right to left.", |vm, args| {
        Ok(Value::int(i64::from(property(vm, args, "mirrored")?.mirrored)))
    }),
    def("name(self, chr, default=<unset>, /)", "The name of a character.", |vm, args| {
        or_default(vm, &args[1..], "name", "no such name", |vm, c| {
            properties::name(c).filter(|_| is_known(c)).map(|name| vm.text(name))
        })
    }),
    def("normalize(self, form, unistr, /)", "A text in a normal form: NFC, NFD, NFKC or NFKD.", |vm, args| {
        let (text, made) = normal(vm, &args[1..], "normalize", true)?;
        match made {
            Some(made) => Ok(vm.text(made)),
            None => Ok(text.value()),
        }
    }),
    def("numeric(self, chr, default=<unset>, /)", "The number a character stands for.", |vm, args| {
        or_default(vm, &args[1..], "numeric", "not a numeric character", |_, c| {
            properties::numeric(python_code(c)).filter(|_| is_known(c)).map(Value::float)
        })
    }),
    member("unidata_version", "", |vm, _| Ok(vm.text("3.2.0"))),
];

/// Puts the class and its one object into the module.
pub fn add(vm: &mut Vm, module: &Ref<Module>) {
    let class = vm.native_class("unicodedata", "UCD", METHODS);
    module.dict.set_str(&intern("UCD"), class.value());
    module.dict.set_str(&intern("ucd_3_2_0"), Value::from(Foreign::new(class, Old)));
}
