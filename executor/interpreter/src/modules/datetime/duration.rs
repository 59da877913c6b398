//! `datetime.timedelta`. <https://docs.python.org/3.13/library/datetime.html#timedelta-objects>

use super::arguments::Parameters;
use super::civil::{DAY, Delta};
use super::{classes, data, in_class};
use crate::memory::{Kind, Tuple, Value};
use crate::objects::Foreign;
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def, member, static_method};
use crate::vm::compare::Comparison;
use crate::vm::numbers::{divide_ints, floor_div_rem};
use crate::vm::{Res, Vm};
use dashu_int::IBig;
use std::cmp::Ordering;

/// The duration behind a value.
pub fn of(value: &Value) -> Option<Delta> {
    data::<Delta>(value).copied()
}

fn this(vm: &Vm, value: &Value) -> Res<Delta> {
    of(value).ok_or_else(|| vm.type_error("a datetime.timedelta is required"))
}

/// A `timedelta` object.
pub fn make(vm: &Vm, delta: Delta) -> Res {
    Ok(Value::from(Foreign::new(classes(vm)?.timedelta.clone(), delta)))
}

/// Microseconds as a duration, within the limits.
pub fn from_micros(vm: &Vm, total: i128) -> Res<Delta> {
    let (days, rest) = (total.div_euclid(DAY), total.rem_euclid(DAY));
    let Ok(days) = i32::try_from(days) else {
        return Err(vm.overflow_error("Python int too large to convert to C int"));
    };
    if days.unsigned_abs() > 999_999_999 {
        return Err(vm.overflow_error(format!("days={days}; must have magnitude <= 999999999")));
    }
    Ok(Delta { days, seconds: (rest / 1_000_000) as i32, micros: (rest % 1_000_000) as i32 })
}

fn from_big_micros(vm: &Vm, total: &IBig) -> Res<Delta> {
    match i128::try_from(total) {
        Ok(total) => from_micros(vm, total),
        Err(_) => Err(vm.overflow_error("Python int too large to convert to C int")),
    }
}

fn made_from_micros(vm: &Vm, total: i128) -> Res {
    let delta = from_micros(vm, total)?;
    make(vm, delta)
}

const PARAMETERS: Parameters = Parameters {
    function: "__new__",
    names: &["days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks"],
    required: 0,
    positional: 7,
};

/// The parameters from the smallest unit up, with how many microseconds they are.
const UNITS: [(usize, i64); 7] = [
    (2, 1),
    (3, 1_000),
    (1, 1_000_000),
    (4, 60_000_000),
    (5, 3_600_000_000),
    (0, 86_400_000_000),
    (6, 604_800_000_000),
];

/// Adds so many units to the sum; what is less than a microsecond goes into `rest`.
fn add_units(vm: &mut Vm, sum: &mut IBig, rest: &mut f64, name: &str, amount: &Value, factor: i64) -> Res<()> {
    let inner = amount.unwrapped();
    match inner.kind() {
        Kind::Int | Kind::Bool | Kind::BigInt => {
            *sum += to_big(inner).unwrap_or(IBig::ZERO) * IBig::from(factor);
            Ok(())
        }
        Kind::Float => {
            let float = inner.as_float().unwrap_or(0.0);
            if float.is_nan() {
                return Err(vm.value_error("cannot convert float NaN to integer"));
            }
            if float.is_infinite() {
                return Err(vm.overflow_error("cannot convert float infinity to integer"));
            }
            *sum += crate::vm::numbers::float_to_big(float.trunc()) * IBig::from(factor);
            let part = float.fract() * factor as f64;
            *sum += crate::vm::numbers::float_to_big(part.trunc());
            *rest += part.fract();
            Ok(())
        }
        _ => {
            let found = vm.type_name(amount);
            Err(vm.type_error(format!("unsupported type for timedelta {name} component: {found}")))
        }
    }
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let bound = PARAMETERS.bind(vm, &args[1], &args[2], |_, _, value| Ok(value.clone()))?;
    let (mut sum, mut rest) = (IBig::ZERO, 0.0);
    for (place, factor) in UNITS {
        if let (Some(amount), Some(name)) = (bound.get(place), PARAMETERS.names.get(place))
            && !amount.is_undef()
        {
            add_units(vm, &mut sum, &mut rest, name, amount, factor)?;
        }
    }
    if rest != 0.0 {
        let mut whole = rest.round();
        if (whole - rest).abs() == 0.5 {
            // A half goes to the even neighbour of the whole sum.
            let odd = if sum.clone() % IBig::from(2) == IBig::ZERO { 0.0 } else { 1.0 };
            whole = 2.0 * ((rest + odd) * 0.5).round() - odd;
        }
        sum += crate::vm::numbers::float_to_big(whole);
    }
    let delta = from_big_micros(vm, &sum)?;
    let base = classes(vm)?.timedelta.clone();
    Ok(in_class(&args[0], &base, delta))
}

/// `[D day[s], ][H]H:MM:SS[.UUUUUU]`
fn text(delta: Delta) -> String {
    let mut out = String::new();
    if delta.days != 0 {
        let plural = if delta.days.abs() == 1 { "" } else { "s" };
        out.push_str(&format!("{} day{plural}, ", delta.days));
    }
    let seconds = delta.seconds;
    out.push_str(&format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60));
    if delta.micros != 0 {
        out.push_str(&format!(".{:06}", delta.micros));
    }
    out
}

/// `datetime.timedelta(days=1)`
fn shown(vm: &Vm, value: &Value) -> Res<String> {
    let delta = this(vm, value)?;
    let parts: Vec<String> = [("days", delta.days), ("seconds", delta.seconds), ("microseconds", delta.micros)]
        .iter()
        .filter(|(_, amount)| *amount != 0)
        .map(|(name, amount)| format!("{name}={amount}"))
        .collect();
    let body = if parts.is_empty() { "0".to_owned() } else { parts.join(", ") };
    Ok(format!("{}({body})", vm.type_name(value)))
}

/// The quotient rounded to the nearest int, halves to the even one.
fn divide_nearest(a: &IBig, b: &IBig) -> IBig {
    let (quotient, rest) = floor_div_rem(a, b);
    let doubled = rest * IBig::from(2);
    // The remainder has the divisor's sign.
    let (doubled, divisor) = if *b < IBig::ZERO { (-doubled, -b.clone()) } else { (doubled, b.clone()) };
    match doubled.cmp(&divisor) {
        Ordering::Greater => quotient + IBig::ONE,
        Ordering::Equal if quotient.clone() % IBig::from(2) != IBig::ZERO => quotient + IBig::ONE,
        _ => quotient,
    }
}

/// A float as a quotient of ints.
fn ratio(vm: &Vm, value: f64) -> Res<(IBig, IBig)> {
    if value.is_nan() {
        return Err(vm.value_error("cannot convert NaN to integer ratio"));
    }
    if value.is_infinite() {
        return Err(vm.overflow_error("cannot convert Infinity to integer ratio"));
    }
    let (mantissa, exponent) = crate::text::float_round::integer_ratio(value);
    let (mut above, mut below) = (IBig::from(mantissa), IBig::ONE);
    if exponent > 0 {
        above <<= exponent as usize;
    } else {
        below <<= exponent.unsigned_abs() as usize;
    }
    Ok((above, below))
}

fn int_of(value: &Value) -> Option<IBig> {
    let inner = value.unwrapped();
    if matches!(inner.kind(), Kind::Int | Kind::Bool | Kind::BigInt) { to_big(inner) } else { None }
}

fn multiply(vm: &mut Vm, args: &[Value]) -> Res {
    let micros = IBig::from(this(vm, &args[0])?.total());
    let total = if let Some(factor) = int_of(&args[1]) {
        micros * factor
    } else if let Some(factor) = args[1].unwrapped().as_float() {
        let (above, below) = ratio(vm, factor)?;
        divide_nearest(&(micros * above), &below)
    } else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    let delta = from_big_micros(vm, &total)?;
    make(vm, delta)
}

fn true_divide(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(left) = of(&args[0]) else { return Ok(Value::NOT_IMPLEMENTED) };
    let micros = IBig::from(left.total());
    let by_zero = "integer division or modulo by zero";
    if let Some(right) = of(&args[1]) {
        if right.total() == 0 {
            return Err(vm.zero_division("division by zero"));
        }
        return Ok(Value::float(divide_ints(&micros, &IBig::from(right.total())).unwrap_or(f64::INFINITY)));
    }
    let (above, below) = if let Some(divisor) = int_of(&args[1]) {
        (micros, divisor)
    } else if let Some(divisor) = args[1].unwrapped().as_float() {
        let (above, below) = ratio(vm, divisor)?;
        (micros * below, above)
    } else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    if below == IBig::ZERO {
        return Err(vm.zero_division(by_zero));
    }
    let delta = from_big_micros(vm, &divide_nearest(&above, &below))?;
    make(vm, delta)
}

fn floor_divide(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(left) = of(&args[0]) else { return Ok(Value::NOT_IMPLEMENTED) };
    let by_zero = "integer division or modulo by zero";
    if let Some(right) = of(&args[1]) {
        if right.total() == 0 {
            return Err(vm.zero_division(by_zero));
        }
        return Ok(from_big(floor_div_rem(&IBig::from(left.total()), &IBig::from(right.total())).0));
    }
    let Some(divisor) = int_of(&args[1]) else { return Ok(Value::NOT_IMPLEMENTED) };
    if divisor == IBig::ZERO {
        return Err(vm.zero_division(by_zero));
    }
    let delta = from_big_micros(vm, &floor_div_rem(&IBig::from(left.total()), &divisor).0)?;
    make(vm, delta)
}

fn modulo(vm: &mut Vm, args: &[Value]) -> Res {
    let (Some(left), Some(right)) = (of(&args[0]), of(&args[1])) else { return Ok(Value::NOT_IMPLEMENTED) };
    if right.total() == 0 {
        return Err(vm.zero_division("integer modulo by zero"));
    }
    let rest = left.total() - floor(left, right) * right.total();
    made_from_micros(vm, rest)
}

fn floor(left: Delta, right: Delta) -> i128 {
    let (a, b) = (left.total(), right.total());
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

fn divmod(vm: &mut Vm, args: &[Value]) -> Res {
    let (Some(left), Some(right)) = (of(&args[0]), of(&args[1])) else { return Ok(Value::NOT_IMPLEMENTED) };
    if right.total() == 0 {
        return Err(vm.zero_division("integer division or modulo by zero"));
    }
    let quotient = floor(left, right);
    let rest = made_from_micros(vm, left.total() - quotient * right.total())?;
    Ok(Value::from(Tuple::from_slice(&[from_big(IBig::from(quotient)), rest])))
}

fn compare(args: &[Value], op: Comparison) -> Value {
    match (of(&args[0]), of(&args[1])) {
        (Some(left), Some(right)) => Value::bool(op.holds(left.cmp(&right))),
        _ => Value::NOT_IMPLEMENTED,
    }
}

/// Swaps the operands of a reflected operator.
fn reflected(vm: &mut Vm, args: &[Value], body: fn(&mut Vm, &[Value]) -> Res) -> Res {
    body(vm, &[args[1].clone(), args[0].clone()])
}

/// The hash of a duration: that of the tuple of its parts.
pub fn hash(vm: &mut Vm, delta: Delta) -> Res<i64> {
    let parts = [delta.days, delta.seconds, delta.micros].map(|part| Value::int(i64::from(part)));
    vm.hash(&Value::from(Tuple::from_slice(&parts)))
}

fn add(vm: &mut Vm, args: &[Value]) -> Res {
    match (of(&args[0]), of(&args[1])) {
        (Some(left), Some(right)) => made_from_micros(vm, left.total() + right.total()),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn subtract(vm: &mut Vm, args: &[Value]) -> Res {
    match (of(&args[0]), of(&args[1])) {
        (Some(left), Some(right)) => made_from_micros(vm, left.total() - right.total()),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }
}

/// The methods of `timedelta`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Difference between two datetime values.", new),
    def("total_seconds(self, /)", "Total seconds in the duration.", |vm, args| {
        let micros = IBig::from(this(vm, &args[0])?.total());
        Ok(Value::float(divide_ints(&micros, &IBig::from(1_000_000)).unwrap_or(0.0)))
    }),
    member("days", "Number of days.", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.days)))),
    member("seconds", "Number of seconds (>= 0 and less than 1 day).", |vm, args| {
        Ok(Value::int(i64::from(this(vm, &args[0])?.seconds)))
    }),
    member("microseconds", "Number of microseconds (>= 0 and less than 1 second).", |vm, args| {
        Ok(Value::int(i64::from(this(vm, &args[0])?.micros)))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| Ok(vm.text(shown(vm, &args[0])?))),
    def("__str__(self, /)", "Return str(self).", |vm, args| Ok(vm.text(text(this(vm, &args[0])?)))),
    def("__add__(self, value, /)", "Return self+value.", add),
    def("__radd__(self, value, /)", "Return value+self.", add),
    def("__sub__(self, value, /)", "Return self-value.", subtract),
    def("__rsub__(self, value, /)", "Return value-self.", |vm, args| reflected(vm, args, subtract)),
    def("__mul__(self, value, /)", "Return self*value.", multiply),
    def("__rmul__(self, value, /)", "Return value*self.", multiply),
    def("__truediv__(self, value, /)", "Return self/value.", true_divide),
    def("__rtruediv__(self, value, /)", "Return value/self.", |vm, args| reflected(vm, args, true_divide)),
    def("__floordiv__(self, value, /)", "Return self//value.", floor_divide),
    def("__rfloordiv__(self, value, /)", "Return value//self.", |vm, args| reflected(vm, args, floor_divide)),
    def("__mod__(self, value, /)", "Return self%value.", modulo),
    def("__rmod__(self, value, /)", "Return value%self.", |vm, args| reflected(vm, args, modulo)),
    def("__divmod__(self, value, /)", "Return divmod(self, value).", divmod),
    def("__rdivmod__(self, value, /)", "Return divmod(value, self).", |vm, args| reflected(vm, args, divmod)),
    def("__neg__(self, /)", "-self", |vm, args| {
        let total = this(vm, &args[0])?.total();
        made_from_micros(vm, -total)
    }),
    def("__pos__(self, /)", "+self", |vm, args| {
        let total = this(vm, &args[0])?.total();
        made_from_micros(vm, total)
    }),
    def("__abs__(self, /)", "abs(self)", |vm, args| {
        let total = this(vm, &args[0])?.total();
        made_from_micros(vm, total.abs())
    }),
    def("__bool__(self, /)", "True if self else False", |vm, args| {
        Ok(Value::bool(this(vm, &args[0])? != Delta::default()))
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let delta = this(vm, &args[0])?;
        hash(vm, delta).map(Value::int)
    }),
    def("__eq__(self, value, /)", "Return self==value.", |_, args| Ok(compare(args, Comparison::Equal))),
    def("__ne__(self, value, /)", "Return self!=value.", |_, args| Ok(compare(args, Comparison::NotEqual))),
    def("__lt__(self, value, /)", "Return self<value.", |_, args| Ok(compare(args, Comparison::Less))),
    def("__le__(self, value, /)", "Return self<=value.", |_, args| Ok(compare(args, Comparison::LessEqual))),
    def("__gt__(self, value, /)", "Return self>value.", |_, args| Ok(compare(args, Comparison::Greater))),
    def("__ge__(self, value, /)", "Return self>=value.", |_, args| Ok(compare(args, Comparison::GreaterEqual))),
    def("__reduce__(self, /)", "__reduce__() -> (cls, state)", |vm, args| {
        let delta = this(vm, &args[0])?;
        let parts = [delta.days, delta.seconds, delta.micros].map(|part| Value::int(i64::from(part)));
        let state = Value::from(Tuple::from_slice(&parts));
        Ok(Value::from(Tuple::from_slice(&[vm.class_of(&args[0]).value(), state])))
    }),
];
