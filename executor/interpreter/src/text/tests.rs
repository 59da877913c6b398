//! Recorded answers of CPython, written by `tools/recordings/text.py`: a function, its arguments, the result.

use super::format_number::IntForm;
use super::percent::{self, Amount, PercentParser};
use super::template::{First, Step};
use super::*;

/// `\e9;` stands for U+00E9.
fn unescape(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text.chars());
    while let Some(c) = rest.next() {
        match c {
            '\\' => {
                let code: String = rest.by_ref().take_while(|c| *c != ';').collect();
                out.push(unicode::stored_char(u32::from_str_radix(&code, 16).unwrap()).unwrap());
            }
            c => out.push(c),
        }
    }
    out
}

fn escape(text: &str) -> String {
    let plain = |c: char| matches!(c, ' '..='~') && c != '\\';
    let code = unicode::python_code;
    text.chars().map(|c| if plain(c) { c.to_string() } else { format!("\\{:x};", code(c)) }).collect()
}

fn float(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).unwrap())
}

fn bits(value: f64) -> String {
    if value.is_nan() { "nan".to_owned() } else { format!("{:x}", value.to_bits()) }
}

/// How a recorded answer tells of an exception.
struct Failure(String);

impl Failure {
    /// What the machine raises for arguments that do not fit, done by these tests in its place.
    fn type_error(message: impl AsRef<str>) -> Failure {
        Failure(format!("!TypeError: {}", escape(message.as_ref())))
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Failure {
        Failure(format!("!{:?}: {}", error.kind, escape(&error.message)))
    }
}

fn shown(result: Result<String, impl Into<Failure>>) -> String {
    result.map_or_else(|error| error.into().0, |text| escape(&text))
}

fn answer(fields: &[&str]) -> String {
    let text = |i: usize| unescape(fields[i]);
    match fields[0] {
        "fs" => shown(format_spec::format_str(&text(1), &text(2))),
        "ff" => shown(format_number::format_float(float(fields[1]), &text(2))),
        "fc" => shown(format_number::format_complex(float(fields[1]), float(fields[2]), &text(3))),
        "fi" => shown(format_int(fields[1].parse().unwrap(), &text(2))),
        "rf" => float_repr::float_repr(float(fields[1])),
        "rc" => float_repr::complex_repr(float(fields[1]), float(fields[2])),
        "hx" => float_parse::float_hex(float(fields[1])),
        "rd" => float_round::round_to(float(fields[1]), fields[2].parse().unwrap())
            .map_or("!".to_owned(), float_repr::float_repr),
        "ra" => {
            let (mantissa, exponent) = float_round::integer_ratio(float(fields[1]));
            format!("{mantissa} {exponent}")
        }
        "pf" => float_parse::parse_float(&text(1)).map_or("!".to_owned(), bits),
        "fh" => shown(float_parse::float_from_hex(&text(1)).map(bits)),
        "rs" => escape(&repr::str_repr(&text(1))),
        "as" => escape(&repr::str_ascii(&text(1))),
        "rb" => {
            let data: Vec<u8> = text(1).chars().map(|c| c as u32 as u8).collect();
            let quote = repr::quote_for(&data);
            let mut out = format!("b{quote}");
            repr::push_quoted_bytes(&data, quote, &mut out);
            out.push(quote);
            escape(&out)
        }
        "tp" => template_pieces(&text(1)),
        "fn" => field_name(&text(1)).unwrap_or_else(|error| format!("!{}", error.message)),
        "pc" => shown(percent_format(&text(1), &fields[2..])),
        "ch" => {
            let code = u32::from_str_radix(fields[1], 16).unwrap();
            let tests: [fn(u32) -> bool; 5] = [
                unicode::is_printable,
                unicode::is_alphanumeric,
                unicode::is_space,
                unicode::is_decimal,
                unicode::is_cased,
            ];
            let bits: String = tests.iter().map(|test| if test(code) { '1' } else { '0' }).collect();
            format!("{bits} {:x}", unicode::lower(code))
        }
        other => panic!("unknown function {other}"),
    }
}

fn format_int(value: i128, spec: &str) -> Result<String, TextError> {
    let (spec, form) = format_number::int_spec(spec, "int")?;
    let magnitude = value.unsigned_abs();
    let digits = match form {
        IntForm::Float => return format_number::format_float_spec(value as f64, &spec, "float"),
        IntForm::Char => {
            let code = u32::try_from(value).ok().and_then(unicode::stored_char);
            let code = code.ok_or_else(|| TextError::overflow(format_number::CHAR_OUT_OF_RANGE))?;
            return Ok(format_number::format_char(&spec, code));
        }
        IntForm::Decimal => magnitude.to_string(),
        IntForm::Binary => format!("{magnitude:b}"),
        IntForm::Octal => format!("{magnitude:o}"),
        IntForm::Hex | IntForm::HexUpper => format!("{magnitude:x}"),
    };
    Ok(format_number::format_int(&spec, form, value < 0, &digits))
}

fn template_pieces(text: &str) -> String {
    let show = |piece: template::Piece<'_>| match piece.field {
        None => format!("({},None)", escape(piece.literal)),
        Some(field) => {
            let conversion = field.conversion.map_or("None".to_owned(), |c| escape(&c.to_string()));
            let parts = [piece.literal, field.name, field.spec].map(escape).join(",");
            format!("({parts},{conversion})")
        }
    };
    template::TemplateParser::new(text)
        .map(|piece| piece.map_or_else(|error| format!("!{}", error.message), show))
        .collect()
}

fn field_name(text: &str) -> Result<String, TextError> {
    let (first, steps) = template::split_field_name(text)?;
    let mut out = match first {
        First::Auto => String::new(),
        First::Index(index) => format!("#{index}"),
        First::Name(name) => escape(name),
    };
    for step in steps {
        out += &match step? {
            Step::Attribute(name) => format!("|.{}", escape(name)),
            Step::Index(index) => format!("|#{index}"),
            Step::Key(key) => format!("|{}", escape(key)),
        };
    }
    Ok(out)
}

/// A small `%` over ints (`i:5`), floats (`f:bits`) and strings (`s:text`).
fn percent_format(text: &str, args: &[&str]) -> Result<String, Failure> {
    let mut left = args.iter();
    let mut out = String::new();
    for piece in PercentParser::new(text) {
        let mut field = match piece? {
            percent::Piece::Literal(text) => {
                out.push_str(text);
                continue;
            }
            percent::Piece::NeedMapping => return Err(Failure::type_error(percent::NEEDS_MAPPING)),
            percent::Piece::Field(field) => field,
        };
        let mut next = || left.next().copied().ok_or_else(|| Failure::type_error(percent::NOT_ENOUGH));
        let star = |arg: &str| match arg.strip_prefix("i:") {
            Some(n) => Ok(n.parse().unwrap()),
            None => Err(Failure::type_error(percent::STAR_WANTS_INT)),
        };
        if field.width == Amount::Star {
            field.set_width(star(next()?)?);
        }
        if field.precision == Amount::Star {
            field.set_precision(star(next()?)?);
        }
        let conversion = field.conversion.clone()?;
        let arg = next()?;
        out += &convert(&field, conversion, arg)?;
    }
    if left.next().is_some() {
        return Err(Failure::type_error(percent::NOT_ALL_CONVERTED));
    }
    Ok(out)
}

fn convert(field: &percent::Field<'_>, conversion: char, arg: &str) -> Result<String, Failure> {
    let (kind, arg) = arg.split_at(2);
    let wants =
        |what: &str, found: &str| Failure::type_error(format!("%{conversion} format: {what} is required, not {found}"));
    Ok(match conversion {
        's' | 'r' | 'a' => field.render_text(&match (kind, conversion) {
            ("i:", _) => arg.to_owned(),
            ("f:", _) => float_repr::float_repr(float(arg)),
            (_, 's') => unescape(arg),
            (_, 'r') => repr::str_repr(&unescape(arg)),
            _ => repr::str_ascii(&unescape(arg)),
        }),
        'd' | 'i' | 'u' | 'x' | 'X' | 'o' => {
            let real = matches!(conversion, 'd' | 'i' | 'u');
            let value: i128 = match kind {
                "i:" => arg.parse().unwrap(),
                "f:" if real => float(arg) as i128,
                "f:" => return Err(wants("an integer", "float")),
                _ => return Err(wants(if real { "a real number" } else { "an integer" }, "str")),
            };
            let magnitude = value.unsigned_abs();
            let digits = match conversion {
                'x' | 'X' => format!("{magnitude:x}"),
                'o' => format!("{magnitude:o}"),
                _ => magnitude.to_string(),
            };
            field.render_int(value < 0, &digits)
        }
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' => field.render_float(match kind {
            "i:" => arg.parse::<i128>().unwrap() as f64,
            "f:" => float(arg),
            _ => return Err(Failure::type_error("must be real number, not str")),
        }),
        'c' => {
            let text = match kind {
                "i:" => {
                    let code = u32::try_from(arg.parse::<i128>().unwrap()).ok().and_then(unicode::stored_char);
                    code.ok_or_else(|| TextError::overflow(format_number::CHAR_OUT_OF_RANGE))?.to_string()
                }
                "s:" => unescape(arg),
                _ => String::new(),
            };
            if text.chars().count() != 1 {
                return Err(Failure::type_error(percent::CHAR_REQUIRES));
            }
            field.render_char(&text)
        }
        _ => return Err(field.unsupported().into()),
    })
}

#[test]
fn recorded_answers_of_cpython() {
    for line in include_str!("recorded.txt").lines() {
        let (input, wanted) = line.split_once("\t=>\t").unwrap();
        let fields: Vec<&str> = input.split('\t').collect();
        assert_eq!(answer(&fields), wanted, "{input}");
    }
}
