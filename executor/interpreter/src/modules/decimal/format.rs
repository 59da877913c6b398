//! `format(Decimal, spec)`.

use super::context;
use super::convert;
use super::limbs;
use super::number::Number;
use super::object::this;
use super::settings::{MOST, Rounding, Settings};
use super::text;
use super::work::Work;
use crate::memory::Value;
use crate::objects::{Dict, Str};
use crate::vm::{Raise, Res, Vm};
use smallvec::SmallVec;
use std::borrow::Cow;

/// What a specifier says.
struct Spec<'a> {
    fill: Cow<'a, str>,
    align: char,
    /// `+`, `-` or a space.
    sign: char,
    no_negative_zero: bool,
    pointed: bool,
    zeros: bool,
    width: usize,
    precision: Option<i64>,
    kind: Option<char>,
    point: Cow<'static, str>,
    separator: Cow<'static, str>,
    /// The sizes of groups from the point on; the last one goes on.
    groups: SmallVec<[u8; 8]>,
}

const INVALID: &str = "invalid format string";

/// Digits at the front as a number.
fn take_number(rest: &mut &str) -> Option<i64> {
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(end);
    *rest = behind;
    if digits.is_empty() {
        return None;
    }
    Some(digits.bytes().fold(0_i64, |number, digit| number.saturating_mul(10).saturating_add(i64::from(digit - b'0'))))
}

/// True when the text begins with a character of ASCII, which is taken off.
fn take(rest: &mut &str, wanted: char) -> bool {
    let found = rest.bytes().next().is_some_and(|first| char::from(first) == wanted);
    if found {
        *rest = rest.get(1..).unwrap_or("");
    }
    found
}

fn is_align(c: char) -> bool {
    matches!(c, '<' | '>' | '=' | '^')
}

fn parse<'a>(vm: &Vm, given: &'a str) -> Res<Spec<'a>> {
    let invalid = || vm.value_error(INVALID);
    let mut rest = given;
    let mut spec = Spec {
        fill: Cow::Borrowed(" "),
        align: '>',
        sign: '-',
        no_negative_zero: false,
        pointed: false,
        zeros: false,
        width: 0,
        precision: None,
        kind: None,
        point: Cow::Borrowed(""),
        separator: Cow::Borrowed(""),
        groups: SmallVec::new(),
    };
    let mut front = rest.chars();
    let (first, second) = (front.next(), front.next());
    let mut aligned = true;
    match (first, second) {
        (Some(fill), Some(align)) if is_align(align) => {
            spec.fill = Cow::Borrowed(given.get(..fill.len_utf8()).unwrap_or(" "));
            spec.align = align;
            rest = front.as_str();
        }
        (Some(align), _) if is_align(align) => {
            spec.align = align;
            take(&mut rest, align);
        }
        _ => aligned = false,
    }
    if let Some(sign @ ('+' | '-' | ' ')) = rest.chars().next() {
        spec.sign = sign;
        take(&mut rest, sign);
    }
    spec.no_negative_zero = take(&mut rest, 'z');
    spec.pointed = take(&mut rest, '#');
    if take(&mut rest, '0') {
        if aligned {
            return Err(invalid());
        }
        spec.zeros = true;
        spec.fill = Cow::Borrowed("0");
        spec.align = '=';
    }
    if let Some(width) = take_number(&mut rest) {
        spec.width = limited(vm, width)? as usize;
    }
    if take(&mut rest, ',') {
        spec.point = Cow::Borrowed(".");
        spec.separator = Cow::Borrowed(",");
        spec.groups.push(3);
    }
    if take(&mut rest, '.') {
        let Some(precision) = take_number(&mut rest) else { return Err(invalid()) };
        spec.precision = Some(limited(vm, precision)?);
    }
    let mut kinds = rest.chars();
    spec.kind = kinds.next();
    if kinds.next().is_some() || spec.kind.is_some_and(|kind| !"eEfFgGn%N".contains(kind)) {
        return Err(invalid());
    }
    if matches!(spec.kind, Some('n' | 'N')) {
        if !spec.separator.is_empty() {
            return Err(invalid());
        }
        spec.point = Cow::Borrowed(".");
    }
    Ok(spec)
}

/// A width or precision that CPython takes.
fn limited(vm: &Vm, number: i64) -> Res<i64> {
    if number > MOST {
        return Err(vm.value_error("format specification exceeds internal limits of _decimal"));
    }
    Ok(number)
}

/// Takes the conventions that the second argument gives.
fn apply_override(vm: &mut Vm, spec: &mut Spec, given: &Value) -> Res<()> {
    let Some(dict) = given.native_ref::<Dict>() else {
        return Err(vm.type_error("optional argument must be a dict"));
    };
    let mut texts = [None, None, None];
    for (place, name) in ["decimal_point", "thousands_sep", "grouping"].into_iter().enumerate() {
        let key = vm.text(name);
        if let Some(value) = vm.dict_get(&dict, &key)? {
            match value.native_ref::<Str>() {
                Some(text) => texts[place] = Some(text.as_str().to_owned()),
                None => return Err(vm.type_error("bad argument type for built-in operation")),
            }
        }
    }
    let [point, separator, groups] = texts;
    if let Some(point) = point {
        spec.point = Cow::Owned(point);
    }
    if let Some(separator) = separator {
        spec.separator = Cow::Owned(separator);
    }
    if let Some(groups) = groups {
        spec.groups = groups.bytes().take_while(|size| *size != 0).collect();
    }
    let long = |text: &str| text.len() > 4;
    if spec.point.is_empty() || long(&spec.point) || long(&spec.separator) {
        return Err(vm.value_error("invalid override dict"));
    }
    Ok(())
}

/// `Decimal.__format__`
pub fn method(vm: &mut Vm, args: &[Value]) -> Res {
    let decimal = this(vm, args)?;
    let Some(given) = args[1].native_ref::<Str>() else { return Err(vm.type_error("format arg must be str")) };
    let current = decimal.state.current();
    let Some(context) = context::data(&current) else { return Err(Raise::Fault) };
    let settings = context.settings.get();
    vm.tick(given.as_str().len() / 16)?;
    if given.is_empty() && args[2].is_undef() {
        let text = text::shown(vm, &decimal.number, false, settings.capitals)?;
        return Ok(vm.text(text));
    }
    if !given.is_ascii() {
        // A lone surrogate cannot be written: encoding the text says so.
        vm.encode_text(&given, "utf-8", "strict")?;
    }
    let mut spec = parse(vm, given.as_str())?;
    if spec.kind == Some('N') {
        let category = vm.errors.DeprecationWarning.clone();
        vm.warn(&category, "Format specifier 'N' is deprecated", 1)?;
    }
    if !args[2].is_undef() {
        apply_override(vm, &mut spec, &args[2])?;
    }
    formatted(vm, &decimal.number, &spec, &settings)
}

fn formatted(vm: &mut Vm, number: &Number, spec: &Spec, settings: &Settings) -> Res {
    let kind = match spec.kind {
        None => {
            if settings.capitals {
                'G'
            } else {
                'g'
            }
        }
        Some('n') => 'g',
        Some('N') => 'G',
        Some(kind) => kind,
    };
    if !number.is_finite() {
        let mut body = text::special(&number.signed(false), vm)?;
        if kind == '%' {
            body.push('%');
        }
        let (fill, align) = if spec.zeros { (" ", '>') } else { (&*spec.fill, spec.align) };
        return aligned(vm, sign_of(spec, number.negative), &body, fill, align, spec.width);
    }
    let mut number = Cow::Borrowed(number);
    if kind == '%' {
        number.to_mut().exponent += 2;
        if number.adjusted() > MOST {
            return Err(vm.value_error("format specification exceeds internal limits of _decimal"));
        }
    }
    let mut work = Work::new(vm, *settings);
    if let Some(precision) = spec.precision {
        number = Cow::Owned(match kind {
            'e' | 'E' => to_digits(&mut work, &number, precision + 1, true)?,
            'f' | 'F' | '%' => to_places(&mut work, &number, precision)?,
            _ => to_digits(&mut work, &number, precision.max(1), false)?,
        });
    }
    let fixed = matches!(kind, 'f' | 'F' | '%');
    if fixed && number.digits.is_empty() && number.exponent > 0 {
        number.to_mut().exponent = 0;
    }
    let mut digits = convert::digits(vm, &number.digits)?;
    let mut left = number.exponent + digits.len() as i64;
    let place = match kind {
        'e' | 'E' => {
            if number.digits.is_empty()
                && let Some(precision) = spec.precision
            {
                vm.charge(usize::try_from(precision).unwrap_or(usize::MAX))?;
                digits = "0".repeat(precision as usize + 1);
                left = number.exponent + precision + 1;
            }
            1
        }
        _ if fixed => left,
        _ if number.exponent <= 0 && left > -6 => left,
        _ => 1,
    };
    let zeros = if place <= 0 { place.unsigned_abs() } else { (place as u64).saturating_sub(digits.len() as u64) };
    vm.charge(usize::try_from(zeros).unwrap_or(usize::MAX).saturating_add(digits.len()).saturating_mul(2))?;
    // Zeros stand behind the digits in front of the point, or in front of those behind it.
    let (whole, fraction) = match usize::try_from(place) {
        Err(_) | Ok(0) => ("0", &*digits),
        Ok(place) => digits.split_at(place.min(digits.len())),
    };
    let (whole_zeros, fraction_zeros) = if place <= 0 { (0, zeros as usize) } else { (zeros as usize, 0) };
    let sign = sign_of(spec, number.negative && !(spec.no_negative_zero && number.digits.is_empty()));
    let mut out = String::with_capacity(digits.len() + zeros as usize + 16);
    out.push_str(sign);
    out.push_str(whole);
    out.extend(std::iter::repeat_n('0', whole_zeros));
    let whole_end = out.len();
    if !fraction.is_empty() || fraction_zeros > 0 || spec.pointed {
        out.push_str(if spec.point.is_empty() { "." } else { &spec.point });
        out.extend(std::iter::repeat_n('0', fraction_zeros));
        out.push_str(fraction);
    }
    if matches!(kind, 'e' | 'E') || !fixed && left != place {
        out.push(if matches!(kind, 'E' | 'G') { 'E' } else { 'e' });
        let exponent = left - place;
        out.push(if exponent < 0 { '-' } else { '+' });
        out.push_str(itoa::Buffer::new().format(exponent.unsigned_abs()));
    } else if kind == '%' {
        out.push('%');
    }
    let grouping = !spec.separator.is_empty() && !spec.groups.is_empty();
    if !grouping && (spec.width == 0 || out.chars().count() >= spec.width) {
        return Ok(vm.text(out));
    }
    let (whole, tail) = (&out[sign.len()..whole_end], &out[whole_end..]);
    if !grouping {
        return aligned(vm, sign, &out[sign.len()..], &spec.fill, spec.align, spec.width);
    }
    let least = if spec.zeros { spec.width.saturating_sub(sign.len() + tail.chars().count()) } else { 0 };
    vm.charge(whole.len().max(least).saturating_mul(1 + spec.separator.len()))?;
    vm.tick(whole.len().max(least) / 8)?;
    let body = grouped(whole, spec, least) + tail;
    aligned(vm, sign, &body, &spec.fill, spec.align, spec.width)
}

fn sign_of(spec: &Spec, negative: bool) -> &'static str {
    match spec.sign {
        _ if negative => "-",
        '+' => "+",
        ' ' => " ",
        _ => "",
    }
}

/// So many places behind the point.
fn to_places(work: &mut Work, number: &Number, places: i64) -> Res<Number> {
    let gap = number.exponent.saturating_add(places);
    let digits = if gap >= 0 {
        work.shifted(&number.digits, gap)?
    } else {
        work.rounded_at(number, -gap, work.settings.rounding)?.0
    };
    Ok(Number::new(number.negative, digits, -places))
}

/// At most so many digits; exactly so many with `padded`.
fn to_digits(work: &mut Work, number: &Number, most: i64, padded: bool) -> Res<Number> {
    let spare = limbs::count(&number.digits) as i64 - most;
    if number.digits.is_empty() || spare == 0 || spare < 0 && !padded {
        return Ok(number.clone());
    }
    if spare < 0 {
        let digits = work.shifted(&number.digits, -spare)?;
        return Ok(Number::new(number.negative, digits, number.exponent + spare));
    }
    let rounding: Rounding = work.settings.rounding;
    let mut digits = work.rounded_at(number, spare, rounding)?.0;
    let mut exponent = number.exponent + spare;
    if limbs::count(&digits) as i64 > most {
        digits = limbs::shift_right(&digits, 1).0;
        exponent += 1;
    }
    Ok(Number::new(number.negative, digits, exponent))
}

/// Digits in groups, padded with zeros to some width or one more: no separator stands in front.
fn grouped(whole: &str, spec: &Spec, least: usize) -> String {
    // From the point on, the last group first.
    let separator = spec.separator.chars().rev().collect::<String>();
    let mut reversed = String::new();
    // The largest size there is stands for no more groups.
    let mut sizes = spec.groups.iter().map(|size| if *size == 127 { 0 } else { *size });
    let (mut size, mut filled, mut width) = (sizes.next().unwrap_or(0), 0, 0);
    let mut digits = whole.bytes().rev();
    loop {
        let next = match digits.next() {
            Some(digit) => char::from(digit),
            None if width < least => '0',
            None => break,
        };
        if size != 0 && filled == size {
            reversed.push_str(&separator);
            width += separator.chars().count();
            size = sizes.next().unwrap_or(size);
            filled = 0;
        }
        reversed.push(next);
        filled = filled.saturating_add(1);
        width += 1;
    }
    reversed.chars().rev().collect()
}

fn aligned(vm: &mut Vm, sign: &str, body: &str, fill: &str, align: char, width: usize) -> Res {
    let missing = width.saturating_sub(sign.len() + body.chars().count());
    vm.charge(missing.saturating_mul(fill.len()).saturating_add(body.len()))?;
    let before = match align {
        '<' => 0,
        '^' => missing / 2,
        _ => missing,
    };
    let (front, back) = (fill.repeat(before), fill.repeat(missing - before));
    Ok(vm.text(if align == '=' { format!("{sign}{front}{body}") } else { format!("{front}{sign}{body}{back}") }))
}
