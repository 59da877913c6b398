//! Float to text: `repr`, and the `e`, `f`, `g` forms that every formatting door of Python shares.
//!
//! Digits come from the standard library, whose shortest and fixed-precision output is exact and rounds halves of the
//! exact value to even, as CPython's does; the layout rules are Python's.
//! <https://docs.python.org/3.13/library/functions.html#repr>

/// A decimal rendering: the value is `0.DIGITS` times ten to the power `point`. No trailing zeros.
struct Digits {
    digits: Vec<u8>,
    point: i64,
}

/// No finite double has more significant digits than this.
const MOST_SIGNIFICANT: usize = 767;
/// No finite double has more digits after the point than this.
const MOST_FRACTION: usize = 1074;

impl Digits {
    /// Reads `d.ddde±x`.
    fn from_exponent_form(text: &str) -> Digits {
        let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
        let digits = mantissa.bytes().filter(u8::is_ascii_digit).collect();
        Digits { digits, point: exponent.parse::<i64>().unwrap_or(0) + 1 }.trimmed()
    }

    fn trimmed(mut self) -> Digits {
        while self.digits.len() > 1 && self.digits.last() == Some(&b'0') {
            self.digits.pop();
        }
        if self.digits == b"0" {
            self.point = 1;
        }
        self
    }

    fn shortest(magnitude: f64) -> Digits {
        let shortest = Digits::from_exponent_form(&format!("{magnitude:e}"));
        // Where two shortest texts are equally near, the library takes the upper and Python the even one. That needs an
        // exact value of at most 18 digits, which a power of two below 2**-25 times an odd number never has.
        let (_, exponent) = super::float_round::integer_ratio(magnitude);
        if shortest.digits.len() >= 16 && exponent >= -25 && magnitude < 1e18 {
            let count = shortest.digits.len();
            let text = format!("{magnitude:.*e}", count - 1);
            if text.parse() == Ok(magnitude) {
                return Digits::from_exponent_form(&text);
            }
        }
        shortest
    }

    fn significant(magnitude: f64, count: usize) -> Digits {
        let count = count.clamp(1, MOST_SIGNIFICANT);
        Digits::from_exponent_form(&format!("{magnitude:.*e}", count - 1))
    }

    fn fraction(magnitude: f64, places: usize) -> Digits {
        let text = format!("{magnitude:.*}", places.min(MOST_FRACTION));
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let all: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
        let zeros = all.iter().take_while(|d| **d == b'0').count();
        if zeros == all.len() {
            return Digits { digits: b"0".to_vec(), point: 1 };
        }
        Digits { digits: all[zeros..].to_vec(), point: whole.len() as i64 - zeros as i64 }.trimmed()
    }

    fn is_zero(&self) -> bool {
        self.digits == b"0"
    }

    /// The digit at a place counted from the first digit: zero outside.
    fn at(&self, index: i64) -> char {
        usize::try_from(index).ok().and_then(|i| self.digits.get(i)).map_or('0', |d| *d as char)
    }
}

/// How a float is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatForm {
    /// Shortest text that reads back as the same value.
    Repr,
    Exponent,
    Fixed,
    General,
}

/// The options of CPython's `PyOS_double_to_string`.
#[derive(Clone, Copy, Debug, Default)]
pub struct FloatOptions {
    /// Keep the point and, for `g`, trailing zeros.
    pub alternate: bool,
    /// At least one digit after the point, as `repr` shows.
    pub add_dot_zero: bool,
    pub no_negative_zero: bool,
    pub upper: bool,
}

/// Renders a float; the sign, if any, is a leading `-`. `precision` is ignored by [`FloatForm::Repr`].
pub fn float_text(value: f64, form: FloatForm, precision: usize, options: FloatOptions) -> String {
    let text = lay_out(value, form, precision, options);
    if options.upper { text.to_ascii_uppercase() } else { text }
}

fn lay_out(value: f64, form: FloatForm, precision: usize, options: FloatOptions) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-inf" } else { "inf" }.to_owned();
    }
    let magnitude = value.abs();
    let precision = if form == FloatForm::General { precision.max(1) } else { precision };
    let digits = match form {
        FloatForm::Repr => Digits::shortest(magnitude),
        FloatForm::Exponent => Digits::significant(magnitude, precision.saturating_add(1)),
        FloatForm::General => Digits::significant(magnitude, precision),
        FloatForm::Fixed => Digits::fraction(magnitude, precision),
    };
    let precision = i64::try_from(precision).unwrap_or(i64::MAX / 2);
    let mut point = digits.point;
    let count = digits.digits.len() as i64;
    // `last`: how many digits from the first are shown.
    let (scientific, mut last) = match form {
        FloatForm::Exponent => (true, precision.saturating_add(1)),
        FloatForm::Fixed => (false, point.saturating_add(precision)),
        FloatForm::General => {
            let limit = precision - i64::from(options.add_dot_zero);
            (point <= -4 || point > limit, if options.alternate { precision } else { count })
        }
        FloatForm::Repr => (point <= -4 || point > 16, count),
    };
    let mut exponent = 0;
    if scientific {
        exponent = point - 1;
        point = 1;
    }
    last = last.max(if !scientific && options.add_dot_zero { point + 1 } else { point });
    let mut out = String::new();
    if value.is_sign_negative() && !(options.no_negative_zero && digits.is_zero()) {
        out.push('-');
    }
    if point <= 0 {
        out.push('0');
    }
    out.extend((0..point).map(|i| digits.at(i)));
    out.push('.');
    out.extend((point..last).map(|i| digits.at(i)));
    if out.ends_with('.') && !options.alternate {
        out.pop();
    }
    if scientific {
        out.push_str(&format!("e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs()));
    }
    out
}

/// `repr(value)` of a float: `1.0`, `1e+16`, `inf`, `-0.0`.
pub fn float_repr(value: f64) -> String {
    float_text(value, FloatForm::Repr, 0, FloatOptions { add_dot_zero: true, ..Default::default() })
}

/// `repr` of a complex number: `(1+2j)`, `3j`, `(-0-1j)`.
pub fn complex_repr(re: f64, im: f64) -> String {
    let part = |value| float_text(value, FloatForm::Repr, 0, FloatOptions::default());
    if re == 0.0 && re.is_sign_positive() {
        return format!("{}j", part(im));
    }
    let im = part(im);
    let plus = if im.starts_with('-') { "" } else { "+" };
    format!("({}{plus}{im}j)", part(re))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repr_switches_to_exponents_where_python_does() {
        for (value, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (123456789012345680.0, "1.2345678901234568e+17"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (5e-324, "5e-324"),
            (f64::NEG_INFINITY, "-inf"),
            (0.1 + 0.2, "0.30000000000000004"),
        ] {
            assert_eq!(float_repr(value), text);
        }
    }

    #[test]
    fn complex_numbers() {
        assert_eq!(complex_repr(1.0, -2.5), "(1-2.5j)");
        assert_eq!(complex_repr(-0.0, 1.0), "(-0+1j)");
        assert_eq!(complex_repr(0.0, f64::NAN), "nanj");
    }
}
