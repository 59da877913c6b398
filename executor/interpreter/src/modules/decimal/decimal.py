import math as _math
import numbers as _numbers
import re as _re
from collections import namedtuple as _namedtuple

MAX_PREC = 999999999999999999
MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = MIN_EMIN - (MAX_PREC - 1)
HAVE_THREADS = True
HAVE_CONTEXTVAR = True
__version__ = "1.70"
__libmpdec_version__ = "2.5.1"

ROUND_DOWN = "ROUND_DOWN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
ROUND_UP = "ROUND_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_05UP = "ROUND_05UP"
_ROUNDINGS = (
    *(ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP),
)

DecimalTuple = _namedtuple("DecimalTuple", "sign digits exponent")
DecimalTuple.__module__ = "decimal"


class DecimalException(ArithmeticError):
    """What all conditions of this module derive from."""


class Clamped(DecimalException):
    """An exponent was changed to fit."""


class InvalidOperation(DecimalException):
    """There is no meaningful result."""


class ConversionSyntax(InvalidOperation):
    """Text is no number."""


class DivisionByZero(DecimalException, ZeroDivisionError):
    """Something was divided by zero."""


class DivisionImpossible(InvalidOperation):
    """A whole quotient has too many digits."""


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    """Zero was divided by zero."""


class Inexact(DecimalException):
    """Digits other than zero were lost."""


class InvalidContext(InvalidOperation):
    """A context says what cannot be."""


class Rounded(DecimalException):
    """Digits were lost."""


class Subnormal(DecimalException):
    """A result is smaller than the least normal number."""


class Overflow(Inexact, Rounded):
    """A result is too large."""


class Underflow(Inexact, Rounded, Subnormal):
    """A result is too small, and digits were lost."""


class FloatOperation(DecimalException, TypeError):
    """Floats were mixed with decimals."""


_SIGNALS = (
    *(InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped),
)
# The order in which a context shows them.
_SHOWN = (
    *(Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow),
)
_CONDITIONS = (InvalidOperation, ConversionSyntax, DivisionImpossible, DivisionUndefined, InvalidContext)
_SIGNAL_OF = {
    ConversionSyntax: InvalidOperation,
    DivisionImpossible: InvalidOperation,
    DivisionUndefined: InvalidOperation,
    InvalidContext: InvalidOperation,
}
_FINITE, _INF, _QNAN, _SNAN = range(4)


def _text(number):
    """The digits of an int of any size."""
    if number.bit_length() < 14000:
        return str(number)
    half = number.bit_length() * 3 // 20
    high, low = divmod(number, 10**half)
    return _text(high) + _text(low).rjust(half, "0")


def _number(text):
    """The int of digits of any length."""
    if len(text) < 4000:
        return int(text)
    half = len(text) // 2
    return _number(text[:-half]) * 10**half + _number(text[-half:])


def _count(number):
    """How many digits an int has."""
    bits = number.bit_length()
    if bits < 14000:
        return len(str(number))
    guess = int(bits * 0.30102999566398120) + 1
    while 10**guess <= number:
        guess += 1
    while 10 ** (guess - 1) > number:
        guess -= 1
    return guess


def _goes_up(mode, sign, quotient, remainder, unit):
    """Whether rounding off a remainder other than zero makes the quotient larger."""
    if mode == ROUND_HALF_EVEN:
        return remainder * 2 > unit or remainder * 2 == unit and quotient & 1
    if mode == ROUND_HALF_UP:
        return remainder * 2 >= unit
    if mode == ROUND_DOWN:
        return False
    if mode == ROUND_UP:
        return True
    if mode == ROUND_CEILING:
        return not sign
    if mode == ROUND_FLOOR:
        return bool(sign)
    if mode == ROUND_HALF_DOWN:
        return remainder * 2 > unit
    return quotient % 5 == 0


def _rounded(sign, coefficient, drop, mode):
    """A coefficient without its last digits, and whether they were other than zero."""
    unit = 10**drop
    quotient, remainder = divmod(coefficient, unit)
    if remainder and _goes_up(mode, sign, quotient, remainder, unit):
        quotient += 1
    return quotient, bool(remainder)


class _SignalDict(dict):
    """Which signals are on."""

    def __setitem__(self, key, value):
        if key not in _SIGNALS:
            raise KeyError(_NO_SIGNAL)
        dict.__setitem__(self, key, bool(value))

    def __missing__(self, key):
        raise KeyError(_NO_SIGNAL)

    def __delitem__(self, key):
        raise ValueError("signal keys cannot be deleted")

    def __repr__(self):
        return "{" + ", ".join(f"{key}:{value}" for key, value in self.items()) + "}"

    def copy(self):
        return dict(self)


_NO_SIGNAL = (
    "valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n"
    "   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]"
)


def _signal_dict(given):
    made = _SignalDict.fromkeys(_SIGNALS, False)
    if isinstance(given, dict):
        if given.keys() != made.keys():
            raise KeyError("invalid signal dict")
        for key, value in given.items():
            made[key] = value
    elif given is not None:
        if not isinstance(given, list):
            raise TypeError("argument must be a signal dict")
        for key in given:
            if key not in _SIGNALS:
                raise KeyError(_NO_SIGNAL)
            made[key] = True
    return made


class Context:
    """Precision, rounding and what becomes of errors."""

    __slots__ = ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "__dict__")

    def __init__(
        self,
        prec=None,
        rounding=None,
        Emin=None,
        Emax=None,
        capitals=None,
        clamp=None,
        flags=None,
        traps=None,
    ):
        default = globals().get("DefaultContext")
        set_ = object.__setattr__

        def choose(name, given):
            if given is None:
                set_(self, name, getattr(default, name))
            else:
                setattr(self, name, given)

        choose("prec", prec)
        choose("rounding", rounding)
        choose("Emin", Emin)
        choose("Emax", Emax)
        choose("capitals", capitals)
        choose("clamp", clamp)
        set_(self, "flags", _signal_dict(flags))
        set_(self, "traps", _signal_dict(default.traps if traps is None else traps))

    def __setattr__(self, name, value):
        if name in ("prec", "Emin", "Emax", "capitals", "clamp"):
            if not isinstance(value, int):
                raise TypeError("an integer is required")
            value = int(value)
            if name == "prec" and not 1 <= value <= MAX_PREC:
                raise ValueError("valid range for prec is [1, MAX_PREC]")
            if name == "Emin" and not MIN_EMIN <= value <= 0:
                raise ValueError("valid range for Emin is [MIN_EMIN, 0]")
            if name == "Emax" and not 0 <= value <= MAX_EMAX:
                raise ValueError("valid range for Emax is [0, MAX_EMAX]")
            if name in ("capitals", "clamp") and value not in (0, 1):
                raise ValueError(f"valid values for {name} are 0 or 1")
        elif name == "rounding":
            if not isinstance(value, str) or value not in _ROUNDINGS:
                raise TypeError(_NO_ROUNDING)
        elif name in ("flags", "traps"):
            if not isinstance(value, dict):
                raise TypeError("argument must be a signal dict")
            value = _signal_dict(value)
        else:
            raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps"):
            raise AttributeError("context attributes cannot be deleted")
        object.__delattr__(self, name)

    def __repr__(self):
        flags = ", ".join(one.__name__ for one in _SHOWN if self.flags[one])
        traps = ", ".join(one.__name__ for one in _SHOWN if self.traps[one])
        return (
            f"Context(prec={self.prec}, rounding={self.rounding}, Emin={self.Emin}, Emax={self.Emax}, "
            f"capitals={self.capitals}, clamp={self.clamp}, flags=[{flags}], traps=[{traps}])"
        )

    def __reduce__(self):
        flags = [one for one in _SIGNALS if self.flags[one]]
        traps = [one for one in _SIGNALS if self.traps[one]]
        return Context, (self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp, flags, traps)

    def copy(self):
        """A copy of the context."""
        return Context(
            self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp, self.flags, self.traps
        )

    __copy__ = copy

    def clear_flags(self):
        """Set all flags to False."""
        for one in _SIGNALS:
            self.flags[one] = False

    def clear_traps(self):
        """Set all traps to False."""
        for one in _SIGNALS:
            self.traps[one] = False

    def Etiny(self):
        """The exponent of the least subnormal number."""
        return self.Emin - self.prec + 1

    def Etop(self):
        """The largest exponent of a number with all digits."""
        return self.Emax - self.prec + 1

    def _signal(self, *conditions):
        """Note conditions; raise the gravest that is trapped."""
        trapped = []
        for one in conditions:
            signal = _SIGNAL_OF.get(one, one)
            self.flags[signal] = True
            if self.traps[signal]:
                trapped.append(one)
        if not trapped:
            return
        signals = {_SIGNAL_OF.get(one, one) for one in trapped}
        for signal in _SIGNALS:
            if signal in signals:
                listed = [one for one in _CONDITIONS if one in trapped]
                listed += [one for one in _SIGNALS[1:] if one in trapped]
                raise signal(listed)

    def create_decimal(self, num="0", /):
        """A number, rounded as the context says."""
        made = Decimal(num) if not isinstance(num, str) else _parse(Decimal, num, self)
        if made._kind >= _QNAN:
            if _count(made._coef) > self.prec - self.clamp and made._coef:
                self._signal(ConversionSyntax)
                return _NAN
            return made
        return _fix(made, self)

    def create_decimal_from_float(self, f, /):
        """A float as a number, rounded as the context says."""
        return _fix(Decimal.from_float(f), self)

    def radix(self):
        """Ten."""
        return Decimal(10)

    def is_canonical(self, x, /):
        """True for every decimal."""
        if not isinstance(x, Decimal):
            raise TypeError("argument must be a Decimal")
        return True

    def canonical(self, x, /):
        """The number itself."""
        if not isinstance(x, Decimal):
            raise TypeError("argument must be a Decimal")
        return x

    def abs(self, x, /):
        """The number without its sign."""
        return _operand(x).__abs__(context=self)

    def plus(self, x, /):
        """The number, rounded."""
        return _operand(x).__pos__(context=self)

    def minus(self, x, /):
        """The number with the other sign."""
        return _operand(x).__neg__(context=self)

    def add(self, x, y, /):
        """x + y"""
        return _add(_operand(x), _operand(y), self)

    def subtract(self, x, y, /):
        """x - y"""
        return _add(_operand(x), _operand(y), self, True)

    def multiply(self, x, y, /):
        """x * y"""
        return _multiply(_operand(x), _operand(y), self)

    def divide(self, x, y, /):
        """x / y"""
        return _divide(_operand(x), _operand(y), self)

    def divide_int(self, x, y, /):
        """x // y"""
        return _divide_int(_operand(x), _operand(y), self)

    def remainder(self, x, y, /):
        """x % y"""
        return _remainder(_operand(x), _operand(y), self)

    def divmod(self, x, y, /):
        """x // y and x % y"""
        return _divmod(_operand(x), _operand(y), self)

    def power(self, a, b, modulo=None):
        """a ** b, or its remainder."""
        return _power(_operand(a), _operand(b), None if modulo is None else _operand(modulo), self)

    def to_sci_string(self, x, /):
        """The number as text."""
        return _operand(x)._shown(False, self)

    def to_eng_string(self, x, /):
        """The number as text, with exponents that are multiples of three."""
        return _operand(x)._shown(True, self)

    def number_class(self, x, /):
        """What kind of number it is."""
        return _operand(x).number_class(context=self)

    def __getattr__(self, name):
        raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")


_BY_CONTEXT_1 = (
    *("exp", "is_normal", "is_subnormal", "ln", "log10", "logb", "logical_invert", "next_minus", "next_plus"),
    *("normalize", "sqrt", "to_integral_exact", "to_integral_value"),
)
_PLAIN_1 = (
    *("is_finite", "is_infinite", "is_nan", "is_qnan", "is_signed", "is_snan", "is_zero", "copy_abs", "copy_negate"),
    *("copy_decimal",),
)
_BY_CONTEXT_2 = (
    *("compare", "compare_signal", "compare_total", "compare_total_mag", "copy_sign", "logical_and", "logical_or"),
    *("logical_xor", "max", "max_mag", "min", "min_mag", "next_toward", "quantize", "remainder_near", "rotate"),
    *("same_quantum", "scaleb", "shift"),
)


def _add_context_methods():
    def one(name):
        method = getattr(Decimal, name)

        def call(self, x, /):
            return method(_operand(x), context=self)

        return call

    def plain(name):
        method = getattr(Decimal, name)

        def call(self, x, /):
            return method(_operand(x))

        return call

    def two(name):
        method = getattr(Decimal, name)

        def call(self, x, y, /):
            return method(_operand(x), _operand(y), context=self)

        return call

    groups = ((_BY_CONTEXT_1, one), (_PLAIN_1, plain), (_BY_CONTEXT_2, two))
    for names, make in groups:
        for name in names:
            if name == "copy_decimal":
                call = lambda self, x, /: Decimal(_operand(x))
            else:
                call = make(name)
            call.__name__ = name
            call.__qualname__ = f"Context.{name}"
            if name != "copy_decimal":
                call.__doc__ = getattr(Decimal, name).__doc__
            setattr(Context, name, call)
    Context.to_integral = Context.to_integral_value

    def fma(self, x, y, z, /):
        """x * y + z, rounded once."""
        return _operand(x).fma(_operand(y), _operand(z), context=self)

    Context.fma = fma


def _given(context):
    """The context given, or the one in use."""
    if context is None:
        return getcontext()
    if isinstance(context, Context):
        return context
    raise TypeError("optional argument must be a context")


_NO_ROUNDING = (
    "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n"
    "   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]"
)


def _rounding(given, context):
    """The rounding given, or that of the context."""
    if given is None:
        return context.rounding
    if isinstance(given, str) and given in _ROUNDINGS:
        return given
    raise TypeError(_NO_ROUNDING)


def _make(sign, coefficient, exponent, kind=_FINITE, cls=None):
    made = object.__new__(Decimal if cls is None else cls)
    made._sign = sign
    made._coef = coefficient
    made._exp = exponent
    made._kind = kind
    return made


_PARSER = _re.compile(
    r"([-+])?(?:(?=\d|\.\d)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?|(inf(?:inity)?)|(s)?nan(\d*))\Z", _re.IGNORECASE
)


def _parse(cls, text, context=None):
    found = _PARSER.match(text)
    if found is None:
        (_given(context))._signal(ConversionSyntax)
        return _make(0, 0, 0, _QNAN, cls)
    sign = 1 if found[1] == "-" else 0
    if found[2] is not None:
        fraction = found[3] or ""
        exponent = int(found[4] or "0") - len(fraction)
        return _make(sign, _number(found[2] + fraction or "0"), exponent, _FINITE, cls)
    if found[5]:
        return _make(sign, 0, 0, _INF, cls)
    return _make(sign, _number(found[7] or "0"), 0, _SNAN if found[6] else _QNAN, cls)


def _operand(value):
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return Decimal(value)
    raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")


def _convert(value):
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return _make(1 if value < 0 else 0, abs(value), 0)
    return NotImplemented


def _zero(sign, exponent, context):
    lowest = context.Etiny()
    highest = context.Etop() if context.clamp else context.Emax
    if not lowest <= exponent <= highest:
        context._signal(Clamped)
        exponent = min(max(exponent, lowest), highest)
    return _make(sign, 0, exponent)


def _finish(sign, coefficient, exponent, context, conditions=()):
    """A number made to fit a context."""
    if not coefficient:
        return _zero(sign, exponent, context)
    digits = _count(coefficient)
    precision = context.prec
    adjusted = digits + exponent - 1
    least_normal = context.Emin
    if digits <= precision and least_normal <= adjusted <= context.Emax and not context.clamp:
        if conditions:
            context._signal(*conditions)
        return _make(sign, coefficient, exponent)
    conditions = list(conditions)
    subnormal = adjusted < least_normal
    least = max(digits + exponent - precision, least_normal - precision + 1)
    inexact = False
    if exponent < least:
        coefficient, inexact = _rounded(sign, coefficient, least - exponent, context.rounding)
        exponent = least
        if _count(coefficient) > precision:
            coefficient //= 10
            exponent += 1
        conditions.append(Rounded)
        if inexact:
            conditions.append(Inexact)
    if coefficient and exponent + _count(coefficient) - 1 > context.Emax:
        context._signal(*conditions, Overflow, Inexact, Rounded)
        mode = context.rounding
        stays = mode in (ROUND_DOWN, ROUND_05UP) or mode == (ROUND_FLOOR if not sign else ROUND_CEILING)
        if stays:
            return _make(sign, 10**precision - 1, context.Emax - precision + 1)
        return _make(sign, 0, 0, _INF)
    if subnormal:
        conditions.append(Subnormal)
        if inexact:
            conditions.append(Underflow)
        if not coefficient:
            conditions.append(Clamped)
    if context.clamp and coefficient and exponent > context.Etop():
        coefficient *= 10 ** (exponent - context.Etop())
        exponent = context.Etop()
        conditions.append(Clamped)
    if conditions:
        context._signal(*dict.fromkeys(conditions))
    return _make(sign, coefficient, exponent)


def _fix(number, context):
    if number._kind:
        return number
    return _finish(number._sign, number._coef, number._exp, context)


def _nan_of(context, *operands):
    """The result of an operation on operands with a NaN among them, None without."""
    for one in operands:
        if one._kind == _SNAN:
            context._signal(InvalidOperation)
            return _cut_nan(one, context)
    for one in operands:
        if one._kind == _QNAN:
            return _cut_nan(one, context)
    return None


def _cut_nan(number, context):
    payload = number._coef
    most = context.prec - context.clamp
    if _count(payload) > most:
        payload %= 10**most
    return _make(number._sign, payload, 0, _QNAN)


def _invalid(context, condition=InvalidOperation):
    context._signal(condition)
    return _NAN


def _add(x, y, context, negate=False):
    y_sign = y._sign ^ negate
    if x._kind or y._kind:
        found = _nan_of(context, x, y)
        if found is not None:
            return found
        if x._kind:
            if y._kind and x._sign != y_sign:
                return _invalid(context)
            return _make(x._sign, 0, 0, _INF)
        return _make(y_sign, 0, 0, _INF)
    a, b, exponent = x._coef, y._coef, x._exp
    gap = exponent - y._exp
    if gap:
        if not a or not b:
            exponent = min(exponent, y._exp)
            if not a and not b:
                sign = x._sign if x._sign == y_sign else int(context.rounding == ROUND_FLOOR)
                return _zero(sign, exponent, context)
            number, sign = (x, x._sign) if a else (y, y_sign)
            lowest = max(exponent, number._exp + _count(number._coef) - context.prec - 1)
            if lowest < number._exp:
                return _finish(sign, number._coef * 10 ** (number._exp - lowest), lowest, context)
            return _finish(sign, number._coef, number._exp, context)
        # A number far below the last digit counts only as something other than zero.
        if gap > 0:
            if x._exp + _count(a) - y._exp - _count(b) > context.prec + 2:
                shift = max(0, context.prec + 3 - _count(a))
                if x._exp - shift > y._exp + _count(b):
                    a, b, exponent = a * 10**shift, 1, x._exp - shift
                    gap = 0
            if gap:
                a *= 10**gap
                exponent = y._exp
        else:
            if y._exp + _count(b) - x._exp - _count(a) > context.prec + 2:
                shift = max(0, context.prec + 3 - _count(b))
                if y._exp - shift > x._exp + _count(a):
                    b, a, exponent = b * 10**shift, 1, y._exp - shift
                    gap = 0
            if gap:
                b *= 10**-gap
    if x._sign == y_sign:
        total, sign = a + b, x._sign
        if not total:
            return _zero(sign, exponent, context)
    else:
        total = a - b
        if not total:
            return _zero(int(context.rounding == ROUND_FLOOR), exponent, context)
        sign = x._sign
        if total < 0:
            total, sign = -total, y_sign
    return _finish(sign, total, exponent, context)


def _multiply(x, y, context):
    sign = x._sign ^ y._sign
    if x._kind or y._kind:
        found = _nan_of(context, x, y)
        if found is not None:
            return found
        if not x._kind and not x._coef or not y._kind and not y._coef:
            return _invalid(context)
        return _make(sign, 0, 0, _INF)
    return _finish(sign, x._coef * y._coef, x._exp + y._exp, context)


def _divide(x, y, context):
    sign = x._sign ^ y._sign
    if x._kind or y._kind:
        found = _nan_of(context, x, y)
        if found is not None:
            return found
        if x._kind:
            return _invalid(context) if y._kind else _make(sign, 0, 0, _INF)
        context._signal(Clamped)
        return _make(sign, 0, context.Etiny())
    if not y._coef:
        if not x._coef:
            return _invalid(context, DivisionUndefined)
        context._signal(DivisionByZero)
        return _make(sign, 0, 0, _INF)
    if not x._coef:
        return _zero(sign, x._exp - y._exp, context)
    shift = _count(y._coef) - _count(x._coef) + context.prec + 1
    exponent = x._exp - y._exp - shift
    if shift >= 0:
        quotient, remainder = divmod(x._coef * 10**shift, y._coef)
    else:
        quotient, remainder = divmod(x._coef, y._coef * 10**-shift)
    if remainder:
        # Keeps ties apart from what lies just above them.
        if quotient % 5 == 0:
            quotient += 1
    else:
        ideal = x._exp - y._exp
        while exponent < ideal and quotient % 10 == 0:
            quotient //= 10
            exponent += 1
    return _finish(sign, quotient, exponent, context)


def _whole_parts(x, y, context):
    """Whole quotient, remainder and its exponent of finite numbers; None where the quotient has too many digits."""
    exponent = min(x._exp, y._exp)
    gap = x._exp + _count(x._coef) - y._exp - _count(y._coef)
    if not x._coef or gap < -1:
        if x._exp > exponent:
            return 0, x._coef * 10 ** (x._exp - exponent) if x._coef else 0, exponent
        return 0, x._coef, x._exp
    if gap > context.prec + 1:
        return None
    quotient, remainder = divmod(x._coef * 10 ** (x._exp - exponent), y._coef * 10 ** (y._exp - exponent))
    return None if _count(quotient) > context.prec else (quotient, remainder, exponent)


def _divide_int(x, y, context):
    """The whole quotient."""
    found = _nan_of(context, x, y) if x._kind or y._kind else None
    if found is not None:
        return found
    sign = x._sign ^ y._sign
    if x._kind:
        return _invalid(context) if y._kind else _make(sign, 0, 0, _INF)
    if y._kind:
        return _finish(sign, 0, 0, context)
    if not y._coef:
        if not x._coef:
            return _invalid(context, DivisionUndefined)
        context._signal(DivisionByZero)
        return _make(sign, 0, 0, _INF)
    parts = _whole_parts(x, y, context)
    return _invalid(context, DivisionImpossible) if parts is None else _finish(sign, parts[0], 0, context)


def _remainder(x, y, context):
    """What a whole quotient leaves."""
    found = _nan_of(context, x, y) if x._kind or y._kind else None
    if found is not None:
        return found
    if x._kind:
        return _invalid(context)
    if y._kind:
        return _fix(x, context)
    if not y._coef:
        return _invalid(context, InvalidOperation if x._coef else DivisionUndefined)
    parts = _whole_parts(x, y, context)
    return _invalid(context, DivisionImpossible) if parts is None else _finish(x._sign, parts[1], parts[2], context)


def _divmod(x, y, context):
    """The whole quotient and the remainder."""
    found = _nan_of(context, x, y) if x._kind or y._kind else None
    if found is not None:
        return found, found
    sign = x._sign ^ y._sign
    if x._kind:
        bad = _invalid(context)
        return (bad if y._kind else _make(sign, 0, 0, _INF)), bad
    if y._kind:
        return _finish(sign, 0, 0, context), _fix(x, context)
    if not y._coef:
        if not x._coef:
            bad = _invalid(context, DivisionUndefined)
            return bad, bad
        context._signal(InvalidOperation, DivisionByZero)
        return _make(sign, 0, 0, _INF), _NAN
    parts = _whole_parts(x, y, context)
    if parts is None:
        bad = _invalid(context, DivisionImpossible)
        return bad, bad
    try:
        quotient = _finish(sign, parts[0], 0, context)
    finally:
        # Both raise their flags, whatever becomes of the other.
        remainder = _finish(x._sign, parts[1], parts[2], context)
    return quotient, remainder


def _is_odd(y):
    if y._exp > 0:
        return False
    return bool(y._coef // 10**-y._exp & 1)


def _is_whole(number):
    if number._kind:
        return number._kind == _INF
    if number._exp >= 0 or not number._coef:
        return True
    if -number._exp > _count(number._coef):
        return False
    return number._coef % 10**-number._exp == 0


def _work_ln(coefficient, exponent, places):
    """ln(coefficient * 10**exponent) * 10**places, off by a few units at most."""
    places += 10
    unit = 10**places
    # The argument as x * 2**k with x near one.
    digits = _count(coefficient)
    shift = digits + exponent
    if -3 < shift < 4:
        shift = 0
    ten_part = shift * _ln10(places) if shift else 0
    scale = exponent - shift + places
    x = coefficient * 10**scale if scale >= 0 else coefficient // 10**-scale
    halvings = 0
    guard = 10**8
    x *= guard
    one = unit * guard
    while not one * 999 // 1000 < x < one * 1001 // 1000:
        x = _math.isqrt(x * one)
        halvings += 1
        if halvings > 200:
            break
    # ln x = 2 artanh((x - 1) / (x + 1))
    z = (x - one) * one // (x + one)
    square = z * z // one
    total, term, n = 0, abs(z), 1
    while term:
        total += term // n
        term = term * square // one
        n += 2
    total = (2 * total << halvings) // guard
    if z < 0:
        total = -total
    return (total + ten_part) // 10**10


def _ln10(places, _known=[0, 0]):
    """ln(10) * 10**places"""
    if _known[0] < places:
        more = places + 20
        unit = 10**more

        def artanh_inverse(n):
            total = term = unit // n
            square, k = n * n, 1
            while term:
                term //= square
                k += 2
                total += term // k
            return total

        # Three small arguments whose combination is ln 10.
        known = 46 * artanh_inverse(31) + 34 * artanh_inverse(49) + 20 * artanh_inverse(161)
        _known[0], _known[1] = more, known
    return _known[1] // 10 ** (_known[0] - places)


def _work_exp(value, places):
    """exp(value / 10**places) * 10**places and a power of ten to multiply with."""
    more = places + 20
    scaled = value * 10**20
    ten = _ln10(more + 10) // 10**10
    power, rest = divmod(scaled, ten)
    unit = 10**more
    halvings = max(4, int(more**0.5))
    bits = rest
    unit_shift = unit
    term = unit
    total = unit
    small = bits >> halvings
    n = 1
    guard = 10 ** (halvings // 2 + 10)
    small = bits * guard >> halvings
    one = unit_shift * guard
    term = total = one
    while term:
        term = term * small // (one * n)
        total += term
        n += 1
    for _ in range(halvings):
        total = total * total // one
    return total // guard // 10**20, power


def _settled(value, error, digits):
    """Whether a value known up to an error is far enough from where rounding changes."""
    spare = _count(value) - digits
    if spare <= 0:
        return False
    unit = 10 ** (spare - 1)
    rest = value % (unit * 5)
    return error < rest < unit * 5 - error if unit > 1 else False


def _exp(x, context):
    if x._kind:
        found = _nan_of(context, x)
        if found is not None:
            return found
        return _make(0, 0, 0) if x._sign else x
    if not x._coef:
        return Decimal(1)
    mode, prec = context.rounding, context.prec
    adjusted = x.adjusted()
    if adjusted > 20 or adjusted > len(str(max(context.Emax, -context.Etiny()))) + 1:
        if x._sign:
            return _near(context, 0, 1, context.Etiny() - 1)
        return _near(context, 0, 1, context.Emax + 1)
    if adjusted < -prec - 2:
        coefficient = 10 ** (prec + 1) + (-1 if x._sign else 1)
        return _near(context, 0, coefficient, -prec - 1)
    extra = 5
    while True:
        places = prec + extra + max(0, adjusted) + 2
        shift = x._exp + places
        value = x._coef * 10**shift if shift >= 0 else x._coef // 10**-shift
        result, power = _work_exp(-value if x._sign else value, places)
        if _settled(result, 1000 + 10 ** max(0, adjusted + 1), prec):
            break
        extra += 10 + extra
    return _near(context, 0, result, power - places)


def _near(context, sign, coefficient, exponent):
    """A result that is never exact, rounded half to even."""
    mode = context.rounding
    object.__setattr__(context, "rounding", ROUND_HALF_EVEN)
    try:
        digits = _count(coefficient)
        if digits <= context.prec:
            coefficient = coefficient * 10 ** (context.prec - digits + 3) + 1
            exponent -= context.prec - digits + 3
        return _finish(sign, coefficient, exponent, context)
    finally:
        object.__setattr__(context, "rounding", mode)


def _logarithm(x, context, to_ten):
    if x._kind:
        found = _nan_of(context, x)
        if found is not None:
            return found
        return _invalid(context) if x._sign else x
    if not x._coef:
        return _make(1, 0, 0, _INF)
    if x._sign:
        return _invalid(context)
    if to_ten:
        text = _text(x._coef)
        if text[0] == "1" and not text[1:].strip("0"):
            value = len(text) - 1 + x._exp
            return _finish(1 if value < 0 else 0, abs(value), 0, context)
    elif x._coef == 10 ** max(0, -x._exp) and x._exp <= 0:
        return Decimal(0)
    prec = context.prec
    extra = 5
    while True:
        # Near one the logarithm is small: more places then.
        places = prec + extra + max(0, _count(x._coef))
        value = _work_ln(x._coef, x._exp, places)
        if to_ten:
            value = value * 10**places // _ln10(places)
        sign = 1 if value < 0 else 0
        value = abs(value)
        if value and _settled(value, 100, prec):
            return _near(context, sign, value, -places)
        extra += 10 + extra


def _power(x, y, modulo, context):
    if modulo is not None:
        return _power_modulo(x, y, modulo, context)
    found = _nan_of(context, x, y) if x._kind or y._kind else None
    if found is not None:
        return found
    if not y._kind and not y._coef:
        if not x._kind and not x._coef:
            return _invalid(context)
        return Decimal(1)
    sign = 0
    if x._sign:
        if _is_whole(y) and not y._kind:
            sign = 1 if _is_odd(y) else 0
        elif x._kind or x._coef:
            return _invalid(context)
        x = x.copy_negate()
    if not x._kind and not x._coef:
        return _make(sign, 0, 0, _INF) if y._sign else _make(sign, 0, 0)
    if x._kind:
        return _make(sign, 0, 0) if y._sign else _make(sign, 0, 0, _INF)
    one = x == 1
    prec = context.prec
    if one:
        if _is_whole(y) and not y._kind:
            if y._sign:
                times = 0
            else:
                times = min(int(y), prec)
            exponent = x._exp * times
            if exponent < 1 - prec:
                exponent = 1 - prec
                context._signal(Rounded)
            return _make(sign, 10**-exponent, exponent)
        context._signal(Inexact, Rounded)
        return _make(sign, 10 ** (prec - 1), 1 - prec)
    if y._kind:
        return _make(0, 0, 0) if (x > 1) == bool(y._sign) else _make(0, 0, 0, _INF)
    # A result beyond all bounds.
    size = x.adjusted() * 1.0 if x.adjusted() else 0.1
    if y.adjusted() > 19:
        grows = (x > 1) != bool(y._sign)
        return _near(context, sign, 1, context.Emax + 1 if grows else context.Etiny() - 1)
    # The logarithm of the result, nearly.
    times = y._coef * 10**y._exp if y._exp >= 0 else y._coef // 10**-y._exp
    lead = _text(x._coef)[:17]
    size = times * (_math.log10(int(lead)) - len(lead) + 1 + x.adjusted()) * (-1 if y._sign else 1)
    spare = abs(size) * 1e-9 + abs(x.adjusted()) + 3
    if size > context.Emax + spare:
        return _finish(sign, 1, context.Emax + 1, context)
    if size < context.Etiny() - spare:
        return _finish(sign, 1, context.Etiny() - 1, context)
    exact = _exact_power(x, y, prec)
    if exact is not None:
        coefficient, exponent = exact
        return _finish(sign, coefficient, exponent, context)
    if _is_whole(y):
        n = int(y)
        # A few digits more than are asked for, and each step rounded to them.
        places = prec + len(str(abs(n))) + 2
        coefficient, exponent = x._coef, x._exp
        if n < 0:
            places += 1
            scale = _count(coefficient) + places + 1
            whole, rest = divmod(10**scale, coefficient)
            coefficient, exponent = _rounded_to(10 * whole + (rest > 0), -scale - exponent - 1, places)
        coefficient, exponent = _whole_power(coefficient, exponent, abs(n), places)
        return _finish(sign, coefficient, exponent, context)
    extra = 10
    while True:
        places = prec + extra + max(0, y.adjusted() + 1) + len(str(abs(x.adjusted()) + 1))
        log = _work_ln(x._coef, x._exp, places + _count(x._coef))
        width = places + _count(x._coef)
        product = log * y._coef * (-1 if y._sign else 1)
        value = product * 10**y._exp if y._exp >= 0 else product // 10**-y._exp
        if abs(value) > 10 ** (width + 20):
            return _near(context, sign, 1, context.Emax + 1 if value > 0 else context.Etiny() - 1)
        result, power = _work_exp(value, width)
        # A result that ends never settles; that many digits are enough then.
        if extra > 60 or _settled(result, 10 ** max(3, y.adjusted() + 6), prec):
            if result == 10**width:
                # It only comes so near to a power of ten that no digit tells it apart.
                return _near(context, sign, 1, power)
            return _finish(sign, result, power - width, context)
        extra += 10 + extra


def _whole_power(coefficient, exponent, n, digits):
    """A power by repeated squaring, from the first bit on."""
    result, result_exponent = coefficient, exponent
    for bit in bin(n)[3:]:
        result, result_exponent = _rounded_to(result * result, 2 * result_exponent, digits)
        if bit == "1":
            result, result_exponent = _rounded_to(result * coefficient, result_exponent + exponent, digits)
    return result, result_exponent


def _rounded_to(coefficient, exponent, digits):
    """So many digits of a number, the last one rounded half to even."""
    spare = _count(coefficient) - digits
    if spare <= 0:
        return coefficient, exponent
    unit = 10**spare
    coefficient, rest = divmod(coefficient, unit)
    if 2 * rest > unit or 2 * rest == unit and coefficient % 2:
        coefficient += 1
    return coefficient, exponent + spare


def _exact_power(x, y, prec):
    """Coefficient and exponent of a power that has no more digits than are asked for, else None."""
    coefficient, exponent = x._coef, x._exp
    while coefficient % 10 == 0:
        coefficient //= 10
        exponent += 1
    if _is_whole(y):
        n = abs(int(y))
        if y._sign:
            # One over a power ends only for products of two and five.
            if coefficient == 1:
                return _padded(1, -exponent * n, y, prec)
            base = coefficient
            twos = fives = 0
            while base % 2 == 0:
                base //= 2
                twos += 1
            while base % 5 == 0:
                base //= 5
                fives += 1
            if base != 1 or (twos + fives) * n > prec * 4:
                return None
            places = max(twos, fives) * n
            made = 10**places // coefficient**n
            if _count(made) > prec:
                return None
            return made, -places - exponent * n
        if coefficient == 1:
            return _padded(1, exponent * n, y, prec, x)
        if (coefficient.bit_length() - 1) * n > prec * 4:
            return None
        made = coefficient**n
        if _count(made) > prec:
            return None
        shift = min((exponent - x._exp) * n, prec - _count(made))
        return made * 10**shift, exponent * n - shift
    return None


def _padded(coefficient, exponent, y, prec, x=None):
    """A power of ten with the zeros that exact multiplication leaves."""
    if x is not None and x._exp < exponent and not y._sign:
        wanted = x._exp * int(y)
        shift = min(exponent - wanted, prec - 1)
        if shift > 0:
            return coefficient * 10**shift, exponent - shift
    return coefficient, exponent


def _power_modulo(x, y, modulo, context):
    found = _nan_of(context, x, y, modulo)
    if found is not None:
        return found
    if not (_is_whole(x) and _is_whole(y) and _is_whole(modulo)) or x._kind or y._kind or modulo._kind:
        return _invalid(context)
    if y._sign and y._coef or not modulo._coef or _count(abs(int(modulo))) > context.prec:
        return _invalid(context)
    if not x._coef and not y._coef:
        return _invalid(context)
    sign = x._sign if _is_odd(y) else 0
    value = pow(abs(int(x)), int(y), abs(int(modulo)))
    return _make(sign, value, 0)


def _sqrt(x, context):
    if x._kind:
        found = _nan_of(context, x)
        if found is not None:
            return found
        return _invalid(context) if x._sign else x
    if not x._coef:
        return _finish(x._sign, 0, x._exp >> 1, context)
    if x._sign:
        return _invalid(context)
    prec = context.prec + 1
    exponent, coefficient = x._exp >> 1, x._coef
    digits = _count(coefficient)
    if x._exp & 1:
        coefficient *= 10
        size = (digits >> 1) + 1
    else:
        size = digits + 1 >> 1
    shift = prec - size
    exact = True
    if shift >= 0:
        coefficient *= 100**shift
    else:
        coefficient, rest = divmod(coefficient, 100**-shift)
        exact = not rest
    exponent -= shift
    root = _math.isqrt(coefficient)
    exact = exact and root * root == coefficient
    if exact:
        if shift >= 0:
            root //= 10**shift
        else:
            root *= 10**-shift
        exponent += shift
    elif root % 5 == 0:
        root += 1
    mode = context.rounding
    object.__setattr__(context, "rounding", ROUND_HALF_EVEN)
    try:
        return _finish(0, root, exponent, context)
    finally:
        object.__setattr__(context, "rounding", mode)


def _order(x, y):
    """-1, 0 or 1 for numbers that are no NaNs."""
    if x._kind or y._kind:
        left = (-1 if x._sign else 1) if x._kind else 0
        right = (-1 if y._sign else 1) if y._kind else 0
        return (left > right) - (left < right)
    if not x._coef:
        return 0 if not y._coef else 1 if y._sign else -1
    if not y._coef:
        return -1 if x._sign else 1
    if x._sign != y._sign:
        return -1 if x._sign else 1
    sign = -1 if x._sign else 1
    left, right = x.adjusted(), y.adjusted()
    if left != right:
        return sign if left > right else -sign
    a, b, gap = x._coef, y._coef, x._exp - y._exp
    if gap > 0:
        a *= 10**gap
    elif gap < 0:
        b *= 10**-gap
    return sign * ((a > b) - (a < b))


def _compared(self, other, test, ordering=True):
    """One of the comparison operators."""
    if isinstance(other, Decimal):
        pass
    elif isinstance(other, int):
        other = _convert(other)
    elif isinstance(other, float):
        context = getcontext()
        if ordering:
            context._signal(FloatOperation)
        context.flags[FloatOperation] = True
        other = Decimal.from_float(other)
    elif isinstance(other, _numbers.Rational):
        if not self._kind:
            self = _make(self._sign, self._coef * other.denominator, self._exp)
        other = Decimal(other.numerator)
    elif not ordering and isinstance(other, complex) and other.imag == 0:
        other = Decimal.from_float(other.real)
    else:
        return NotImplemented
    if self._kind >= _QNAN or other._kind >= _QNAN:
        if ordering or self._kind == _SNAN or other._kind == _SNAN:
            getcontext()._signal(InvalidOperation)
        return False
    return test(_order(self, other))


_HASH_MODULUS = (1 << 61) - 1
_HASH_10_INVERSE = pow(10, _HASH_MODULUS - 2, _HASH_MODULUS)


class Decimal:
    """A number in decimal notation, exact to as many digits as its context says."""

    __slots__ = ("_sign", "_coef", "_exp", "_kind", "__weakref__")

    def __new__(cls, value="0", context=None):
        if context is not None and not isinstance(context, Context):
            raise TypeError("optional argument must be a context")
        if isinstance(value, str):
            made = _parse(cls, value.strip().replace("_", ""), context)
            highest = made._exp if not made._coef else made.adjusted()
            if made._kind == _FINITE and (highest > MAX_EMAX or made._exp < MIN_ETINY):
                # Exactly it cannot be kept.
                _given(context)._signal(InvalidOperation)
                return _make(0, 0, 0, _QNAN, cls)
            return made
        if isinstance(value, int):
            return _make(1 if value < 0 else 0, abs(int(value)), 0, _FINITE, cls)
        if isinstance(value, Decimal):
            if type(value) is cls:
                return value
            return _make(value._sign, value._coef, value._exp, value._kind, cls)
        if isinstance(value, float):
            context = _given(context)
            context._signal(FloatOperation)
            return cls.from_float(value)
        if isinstance(value, (tuple, list)):
            return _of_tuple(cls, tuple(value))
        raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")

    @classmethod
    def from_float(cls, f, /):
        """A float, exactly."""
        if isinstance(f, int):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError("argument must be int or float")
        if f != f:
            return _make(0, 0, 0, _QNAN, cls)
        sign = 1 if _math.copysign(1.0, f) < 0 else 0
        if f in (_math.inf, -_math.inf):
            return _make(sign, 0, 0, _INF, cls)
        numerator, denominator = abs(f).as_integer_ratio()
        places = denominator.bit_length() - 1
        return _make(sign, numerator * 5**places, -places, _FINITE, cls)

    def __repr__(self):
        return f"Decimal('{self._shown(False, None)}')"

    def __str__(self):
        return self._shown(False, None)

    def _shown(self, engineering, context):
        sign = "-" if self._sign else ""
        if self._kind:
            if self._kind == _INF:
                return sign + "Infinity"
            payload = _text(self._coef) if self._coef else ""
            return sign + ("sNaN" if self._kind == _SNAN else "NaN") + payload
        digits = _text(self._coef)
        left = self._exp + len(digits)
        if self._exp <= 0 and left > -6:
            place = left
        elif not engineering:
            place = 1
        elif self._coef == 0:
            place = (left + 1) % 3 - 1
        else:
            place = (left - 1) % 3 + 1
        if place <= 0:
            text = "0." + "0" * -place + digits
        elif place >= len(digits):
            text = digits + "0" * (place - len(digits))
        else:
            text = f"{digits[:place]}.{digits[place:]}"
        if left != place:
            letter = "E" if (_given(context)).capitals else "e"
            text += f"{letter}{left - place:+d}"
        return sign + text

    def to_eng_string(self, context=None):
        """Text with exponents that are multiples of three."""
        return self._shown(True, context)

    def as_tuple(self):
        """Sign, digits and exponent."""
        if self._kind == _INF:
            return DecimalTuple(self._sign, (0,), "F")
        digits = tuple(map(int, _text(self._coef)))
        if self._kind:
            return DecimalTuple(self._sign, digits if self._coef else (), "N" if self._kind == _SNAN else "n")
        return DecimalTuple(self._sign, digits, self._exp)

    def as_integer_ratio(self):
        """Numerator and denominator in lowest terms."""
        if self._kind:
            if self._kind == _INF:
                raise OverflowError("cannot convert Infinity to integer ratio")
            raise ValueError("cannot convert NaN to integer ratio")
        if self._exp >= 0:
            top, bottom = self._coef * 10**self._exp, 1
        else:
            bottom = 10**-self._exp
            common = _math.gcd(self._coef, bottom)
            top, bottom = self._coef // common, bottom // common
        return (-top if self._sign else top), bottom

    def __bool__(self):
        return bool(self._kind or self._coef)

    def __hash__(self):
        if self._kind:
            if self._kind == _SNAN:
                raise TypeError("Cannot hash a signaling NaN value")
            if self._kind == _QNAN:
                return object.__hash__(self)
            return -314159 if self._sign else 314159
        if self._exp >= 0:
            power = pow(10, self._exp, _HASH_MODULUS)
        else:
            power = pow(_HASH_10_INVERSE, -self._exp, _HASH_MODULUS)
        found = self._coef * power % _HASH_MODULUS
        if self._sign:
            found = -found
        return -2 if found == -1 else found

    def __eq__(self, other):
        return _compared(self, other, lambda order: order == 0, False)

    def __lt__(self, other):
        return _compared(self, other, lambda order: order < 0)

    def __le__(self, other):
        return _compared(self, other, lambda order: order <= 0)

    def __gt__(self, other):
        return _compared(self, other, lambda order: order > 0)

    def __ge__(self, other):
        return _compared(self, other, lambda order: order >= 0)

    def __neg__(self, context=None):
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return _make(1 - self._sign, 0, 0, _INF) if found is None else found
        sign = 1 - self._sign
        if not self._coef and context.rounding != ROUND_FLOOR:
            sign = 0
        return _finish(sign, self._coef, self._exp, context)

    def __pos__(self, context=None):
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return self if found is None else found
        sign = self._sign
        if not self._coef and context.rounding != ROUND_FLOOR:
            sign = 0
        return _finish(sign, self._coef, self._exp, context)

    def __abs__(self, context=None):
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return _make(0, 0, 0, _INF) if found is None else found
        return _finish(0, self._coef, self._exp, context)

    def __add__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _add(self, other, getcontext())

    __radd__ = __add__

    def __sub__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _add(self, other, getcontext(), True)

    def __rsub__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _add(other, self, getcontext(), True)

    def __mul__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _multiply(self, other, getcontext())

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divide(self, other, getcontext())

    def __rtruediv__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divide(other, self, getcontext())

    def __floordiv__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divide_int(self, other, getcontext())

    def __rfloordiv__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divide_int(other, self, getcontext())

    def __mod__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _remainder(self, other, getcontext())

    def __rmod__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _remainder(other, self, getcontext())

    def __divmod__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divmod(self, other, getcontext())

    def __rdivmod__(self, other):
        other = _convert(other)
        return other if other is NotImplemented else _divmod(other, self, getcontext())

    def __pow__(self, other, modulo=None):
        other = _convert(other)
        if other is NotImplemented:
            return other
        if modulo is not None:
            modulo = _convert(modulo)
            if modulo is NotImplemented:
                return modulo
        return _power(self, other, modulo, getcontext())

    def __rpow__(self, other, modulo=None):
        other = _convert(other)
        return other if other is NotImplemented else _power(other, self, None, getcontext())

    def __int__(self):
        if self._kind:
            if self._kind == _INF:
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        value = self._coef * 10**self._exp if self._exp >= 0 else self._coef // 10**-self._exp
        return -value if self._sign else value

    __trunc__ = __int__

    def __float__(self):
        if self._kind == _SNAN:
            raise ValueError("cannot convert signaling NaN to float")
        if self._kind:
            return float(("-" if self._sign else "") + ("nan" if self._kind == _QNAN else "inf"))
        return float(self._shown(False, None))

    def __complex__(self):
        return complex(float(self))

    @property
    def real(self):
        """The number itself."""
        return self

    @property
    def imag(self):
        """Zero."""
        return Decimal(0)

    def conjugate(self):
        """The number itself."""
        return self

    def _whole(self, mode):
        if self._kind:
            if self._kind == _INF:
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        if self._exp >= 0:
            value = self._coef * 10**self._exp
        elif not self._coef:
            value = 0
        else:
            value = _rounded(self._sign, self._coef, -self._exp, mode)[0]
        return -value if self._sign else value

    def __floor__(self):
        return self._whole(ROUND_FLOOR)

    def __ceil__(self):
        return self._whole(ROUND_CEILING)

    def __round__(self, ndigits=None):
        if ndigits is None:
            return self._whole(ROUND_HALF_EVEN)
        if not isinstance(ndigits, int):
            raise TypeError("optional arg must be an integer")
        return self.quantize(_make(0, 1, -ndigits))

    def __format__(self, spec, /, override=None):
        return _formatted(self, spec)

    def __reduce__(self):
        return self.__class__, (str(self),)

    def __copy__(self):
        return self if type(self) is Decimal else self.__class__(str(self))

    def __deepcopy__(self, memo, /):
        return self if type(self) is Decimal else self.__class__(str(self))

    def adjusted(self):
        """The exponent of the first digit."""
        if self._kind:
            return 0
        return self._exp + _count(self._coef) - 1

    def canonical(self):
        """The number itself."""
        return self

    def is_canonical(self):
        """True."""
        return True

    def is_finite(self):
        """Whether it is neither infinite nor NaN."""
        return self._kind == _FINITE

    def is_infinite(self):
        """Whether it is infinite."""
        return self._kind == _INF

    def is_nan(self):
        """Whether it is a NaN."""
        return self._kind >= _QNAN

    def is_qnan(self):
        """Whether it is a quiet NaN."""
        return self._kind == _QNAN

    def is_snan(self):
        """Whether it is a signaling NaN."""
        return self._kind == _SNAN

    def is_signed(self):
        """Whether a minus stands in front."""
        return self._sign == 1

    def is_zero(self):
        """Whether it is zero."""
        return not self._kind and not self._coef

    def is_normal(self, context=None):
        """Whether it is finite, not zero and not subnormal."""
        context = _given(context)
        return not self._kind and bool(self._coef) and context.Emin <= self.adjusted()

    def is_subnormal(self, context=None):
        """Whether it is finite, not zero and below the normal numbers."""
        context = _given(context)
        return not self._kind and bool(self._coef) and self.adjusted() < context.Emin

    def number_class(self, context=None):
        """What kind of number it is, in words."""
        if self._kind >= _QNAN:
            return "sNaN" if self._kind == _SNAN else "NaN"
        sign = "-" if self._sign else "+"
        if self._kind:
            return sign + "Infinity"
        if not self._coef:
            return sign + "Zero"
        return sign + ("Subnormal" if self.is_subnormal(context) else "Normal")

    def radix(self):
        """Ten."""
        return Decimal(10)

    def copy_abs(self):
        """A copy without sign, never rounded."""
        return _make(0, self._coef, self._exp, self._kind)

    def copy_negate(self):
        """A copy with the other sign, never rounded."""
        return _make(1 - self._sign, self._coef, self._exp, self._kind)

    def copy_sign(self, other, context=None):
        """A copy with the sign of another number."""
        return _make(_operand(other)._sign, self._coef, self._exp, self._kind)

    def compare(self, other, context=None):
        """-1, 0 or 1 as a Decimal, or a NaN."""
        other = _operand(other)
        context = _given(context)
        found = _nan_of(context, self, other) if self._kind or other._kind else None
        return Decimal(_order(self, other)) if found is None else found

    def compare_signal(self, other, context=None):
        """As compare(), but every NaN signals."""
        other = _operand(other)
        context = _given(context)
        if self._kind >= _QNAN or other._kind >= _QNAN:
            context._signal(InvalidOperation)
            return _nan_of(context, self, other)
        return Decimal(_order(self, other))

    def compare_total(self, other, context=None):
        """The place in an order of all representations."""
        other = _operand(other)
        if self._sign != other._sign:
            return Decimal(-1 if self._sign else 1)
        sign = -1 if self._sign else 1
        left, right = _total_key(self), _total_key(other)
        if left[0] != right[0]:
            return Decimal(sign if left[0] > right[0] else -sign)
        if self._kind >= _QNAN:
            order = (self._coef > other._coef) - (self._coef < other._coef)
            return Decimal(sign * order)
        order = _order(self, other)
        if order:
            return Decimal(order)
        order = (self._exp > other._exp) - (self._exp < other._exp)
        return Decimal(sign * order)

    def compare_total_mag(self, other, context=None):
        """As compare_total(), without signs."""
        return self.copy_abs().compare_total(_operand(other).copy_abs())

    def same_quantum(self, other, context=None):
        """Whether both have the same exponent."""
        other = _operand(other)
        if self._kind or other._kind:
            return self._kind == other._kind == _INF or self._kind >= _QNAN and other._kind >= _QNAN
        return self._exp == other._exp

    def quantize(self, exp, rounding=None, context=None):
        """The number with the exponent of another."""
        exp = _operand(exp)
        context = _given(context)
        rounding = _rounding(rounding, context)
        if self._kind or exp._kind:
            found = _nan_of(context, self, exp)
            if found is not None:
                return found
            if self._kind and exp._kind:
                return self
            return _invalid(context)
        wanted = exp._exp
        if not context.Etiny() <= wanted <= context.Emax:
            return _invalid(context)
        if not self._coef:
            return _zero(self._sign, wanted, context)
        if self.adjusted() > context.Emax or self.adjusted() - wanted + 1 > context.prec:
            return _invalid(context)
        gap = self._exp - wanted
        conditions = []
        if gap >= 0:
            coefficient = self._coef * 10**gap
        else:
            coefficient, inexact = _rounded(self._sign, self._coef, -gap, rounding)
            conditions = [Inexact, Rounded] if inexact else [Rounded]
        if coefficient and _count(coefficient) > context.prec:
            return _invalid(context)
        if coefficient and _count(coefficient) + wanted - 1 < context.Emin:
            conditions.append(Subnormal)
        if context.clamp and wanted > context.Etop():
            coefficient *= 10 ** (wanted - context.Etop())
            wanted = context.Etop()
            conditions.append(Clamped)
        if conditions:
            context._signal(*conditions)
        return _make(self._sign, coefficient, wanted)

    def normalize(self, context=None):
        """The number without zeros at its end."""
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return self if found is None else found
        made = _fix(self, context)
        if made._kind:
            return made
        if not made._coef:
            return _make(made._sign, 0, 0)
        coefficient, exponent = made._coef, made._exp
        most = context.Etop() if context.clamp else context.Emax
        while coefficient % 10 == 0 and exponent < most:
            coefficient //= 10
            exponent += 1
        return _make(made._sign, coefficient, exponent)

    def to_integral_value(self, rounding=None, context=None):
        """The nearest whole number, without signals."""
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return self if found is None else found
        if self._exp >= 0:
            return self
        value = _rounded(self._sign, self._coef, -self._exp, _rounding(rounding, context))[0]
        return _make(self._sign, value, 0)

    to_integral = to_integral_value

    def to_integral_exact(self, rounding=None, context=None):
        """The nearest whole number; says so when digits are lost."""
        context = _given(context)
        if self._kind or self._exp >= 0:
            return self.to_integral_value(rounding, context)
        value, inexact = _rounded(self._sign, self._coef, -self._exp, _rounding(rounding, context))
        if self._coef:
            context._signal(*((Inexact, Rounded) if inexact else (Rounded,)))
        return _make(self._sign, value, 0)

    def sqrt(self, context=None):
        """The square root."""
        return _sqrt(self, _given(context))

    def exp(self, context=None):
        """e to that power."""
        return _exp(self, _given(context))

    def ln(self, context=None):
        """The natural logarithm."""
        return _logarithm(self, _given(context), False)

    def log10(self, context=None):
        """The logarithm to base ten."""
        return _logarithm(self, _given(context), True)

    def logb(self, context=None):
        """The exponent of the first digit as a Decimal."""
        context = _given(context)
        if self._kind:
            found = _nan_of(context, self)
            return _make(0, 0, 0, _INF) if found is None else found
        if not self._coef:
            context._signal(DivisionByZero)
            return _make(1, 0, 0, _INF)
        return _fix(Decimal(self.adjusted()), context)

    def fma(self, other, third, context=None):
        """self * other + third, rounded once."""
        other, third = _operand(other), _operand(third)
        context = _given(context)
        if self._kind or other._kind:
            for one in (self, other, third):
                if one._kind == _SNAN:
                    return _nan_of(context, one)
            for one in (self, other):
                if one._kind == _QNAN:
                    return _nan_of(context, one)
            product = _multiply(self, other, context)
        else:
            product = _make(self._sign ^ other._sign, self._coef * other._coef, self._exp + other._exp)
        return _add(product, third, context)

    def remainder_near(self, other, context=None):
        """The remainder of the nearest whole quotient."""
        other = _operand(other)
        context = _given(context)
        found = _nan_of(context, self, other) if self._kind or other._kind else None
        if found is not None:
            return found
        if self._kind:
            return _invalid(context)
        if not other._kind and not other._coef:
            return _invalid(context, InvalidOperation if self._coef else DivisionUndefined)
        if other._kind:
            return _fix(self, context)
        exponent = min(self._exp, other._exp)
        if not self._coef:
            return _finish(self._sign, 0, exponent, context)
        if self.adjusted() - other.adjusted() > context.prec + 1:
            return _invalid(context, DivisionImpossible)
        if self.adjusted() - other.adjusted() < -2:
            return _finish(self._sign, self._coef * 10 ** (self._exp - exponent), exponent, context)
        a = self._coef * 10 ** (self._exp - exponent)
        b = other._coef * 10 ** (other._exp - exponent)
        quotient, rest = divmod(a, b)
        if 2 * rest + (quotient & 1) > b:
            rest -= b
            quotient += 1
        if quotient >= 10**context.prec:
            return _invalid(context, DivisionImpossible)
        sign = self._sign
        if rest < 0:
            sign, rest = 1 - sign, -rest
        return _finish(sign, rest, exponent, context)

    def scaleb(self, other, context=None):
        """The number with its exponent raised."""
        other = _operand(other)
        context = _given(context)
        found = _nan_of(context, self, other) if self._kind or other._kind else None
        if found is not None:
            return found
        limit = 2 * (context.Emax + context.prec)
        if other._kind or other._exp != 0 or not -limit <= int(other) <= limit:
            return _invalid(context)
        if self._kind:
            return self
        return _finish(self._sign, self._coef, self._exp + int(other), context)

    def _digits_moved(self, other, context, rotate):
        other = _operand(other)
        context = _given(context)
        found = _nan_of(context, self, other) if self._kind or other._kind else None
        if found is not None:
            return found
        if other._kind or other._exp != 0 or not -context.prec <= int(other) <= context.prec:
            return _invalid(context)
        if self._kind:
            return self
        places = int(other)
        text = _text(self._coef).rjust(context.prec, "0")[-context.prec :]
        if rotate:
            text = text[places:] + text[:places]
        elif places < 0:
            text = text[:places] or "0"
        else:
            text = (text + "0" * places)[-context.prec :]
        return _make(self._sign, _number(text), self._exp)

    def rotate(self, other, context=None):
        """The digits moved around in a circle."""
        return self._digits_moved(other, context, True)

    def shift(self, other, context=None):
        """The digits moved to one side."""
        return self._digits_moved(other, context, False)

    def _choose(self, other, context, largest, magnitude):
        other = _operand(other)
        context = _given(context)
        if self._kind >= _QNAN or other._kind >= _QNAN:
            if self._kind == _QNAN and other._kind < _QNAN:
                return _fix(other, context)
            if other._kind == _QNAN and self._kind < _QNAN:
                return _fix(self, context)
            return _nan_of(context, self, other)
        order = _order(self.copy_abs(), other.copy_abs()) if magnitude else _order(self, other)
        if order == 0:
            order = int(self.compare_total(other))
        return _fix(self if (order > 0) == largest or order == 0 else other, context)

    def max(self, other, context=None):
        """The larger of two numbers."""
        return self._choose(other, context, True, False)

    def min(self, other, context=None):
        """The smaller of two numbers."""
        return self._choose(other, context, False, False)

    def max_mag(self, other, context=None):
        """The number that lies further from zero."""
        return self._choose(other, context, True, True)

    def min_mag(self, other, context=None):
        """The number that lies nearer to zero."""
        return self._choose(other, context, False, True)

    def _step(self, context, up):
        if self._kind:
            found = _nan_of(context, self)
            if found is not None:
                return found
            if bool(self._sign) != up:
                return self
            return _make(self._sign, 10**context.prec - 1, context.Etop())
        quiet = context.copy()
        quiet.clear_traps()
        quiet.rounding = ROUND_CEILING if up else ROUND_FLOOR
        made = _fix(self, quiet)
        if made != self:
            return made
        return _add(self, _make(0 if up else 1, 1, context.Etiny() - 1), quiet)

    def next_plus(self, context=None):
        """The next larger number."""
        return self._step(_given(context), True)

    def next_minus(self, context=None):
        """The next smaller number."""
        return self._step(_given(context), False)

    def next_toward(self, other, context=None):
        """The next number in the direction of another."""
        other = _operand(other)
        context = _given(context)
        found = _nan_of(context, self, other) if self._kind or other._kind else None
        if found is not None:
            return found
        order = _order(self, other)
        if order == 0:
            return self.copy_sign(other)
        made = self._step(context, order < 0)
        if made._kind:
            context._signal(Overflow, Inexact, Rounded)
        elif made.adjusted() < context.Emin:
            context._signal(Underflow, Subnormal, Inexact, Rounded, *(() if made._coef else (Clamped,)))
        return made

    def _logical(self, context):
        if self._kind or self._sign or self._exp:
            return None
        text = _text(self._coef)
        if text.strip("01"):
            return None
        return text.rjust(context.prec, "0")[-context.prec :]

    def _logical_pair(self, other, context, function):
        other = _operand(other)
        context = _given(context)
        left, right = self._logical(context), other._logical(context)
        if left is None or right is None:
            return _invalid(context)
        return _make(0, _number("".join("1" if function(a == "1", b == "1") else "0" for a, b in zip(left, right))), 0)

    def logical_and(self, other, context=None):
        """The digits combined with and."""
        return self._logical_pair(other, context, lambda a, b: a and b)

    def logical_or(self, other, context=None):
        """The digits combined with or."""
        return self._logical_pair(other, context, lambda a, b: a or b)

    def logical_xor(self, other, context=None):
        """The digits combined with exclusive or."""
        return self._logical_pair(other, context, lambda a, b: a != b)

    def logical_invert(self, context=None):
        """Ones and zeros swapped."""
        context = _given(context)
        return self._logical_pair(_make(0, (10**context.prec - 1) // 9, 0), context, lambda a, b: a != b)


def _total_key(number):
    return (number._kind if number._kind < _QNAN else (3 if number._kind == _QNAN else 2),) if number._kind else (0,)


def _of_tuple(cls, value):
    if len(value) != 3:
        raise ValueError("argument must be a sequence of length 3")
    sign, digits, exponent = value
    if not isinstance(sign, int) or sign not in (0, 1):
        raise ValueError("sign must be an integer with the value 0 or 1")
    if exponent == "F":
        return _make(sign, 0, 0, _INF, cls)
    if not isinstance(digits, (tuple, list)):
        raise ValueError("coefficient must be a tuple of digits")
    number = 0
    for digit in digits:
        if not isinstance(digit, int) or not 0 <= digit <= 9:
            raise ValueError("coefficient must be a tuple of digits")
        number = number * 10 + digit
    if exponent in ("n", "N"):
        return _make(sign, number, 0, _QNAN if exponent == "n" else _SNAN, cls)
    if isinstance(exponent, str):
        raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
    if not isinstance(exponent, int):
        raise ValueError("exponent must be an integer")
    return _make(sign, number, exponent, _FINITE, cls)


_SPEC = _re.compile(
    r"(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?(,)?(?:\.(\d+))?([eEfFgGn%])?\Z", _re.DOTALL
)


def _formatted(number, spec):
    if not isinstance(spec, str):
        raise TypeError("format arg must be str")
    found = _SPEC.match(spec)
    if found is None:
        raise ValueError("invalid format string")
    fill, align, sign, no_negative_zero, pointed, zeros, width, group, precision, kind = found.groups()
    if kind == "n" and group:
        raise ValueError("invalid format string")
    if zeros:
        if align:
            raise ValueError("invalid format string")
        fill, align = "0", "="
    fill = fill or " "
    align = align or ">"
    width = int(width or 0)
    context = getcontext()
    if number._kind:
        body = number.copy_abs()._shown(False, context)
        if kind == "%":
            body += "%"
        if zeros:
            fill, align = " ", ">"
        return _aligned("-" if number._sign else _plus(sign), body, fill, align, width)
    if kind is None:
        kind_ = "g" if context.capitals == 0 else "G"
    else:
        kind_ = kind
    if kind_ == "n":
        kind_ = "g"
    if kind_ == "%":
        number = _make(number._sign, number._coef, number._exp + 2)
    mode = context.rounding
    if precision is not None:
        precision = int(precision)
        if kind_ in "eE":
            number = _to_digits(number, precision + 1, mode)
        elif kind_ in "fF%":
            number = _to_places(number, precision, mode)
        elif number._coef and _count(number._coef) > (precision or 1):
            number = _to_digits(number, precision or 1, mode)
    if not number._coef and number._exp > 0 and kind_ in "fF%":
        number = _make(number._sign, 0, 0)
    digits = _text(number._coef)
    left = number._exp + len(digits)
    if kind_ in "eE":
        place = 1
        if not number._coef and precision is not None:
            digits = "0" * (precision + 1)
            left = number._exp + precision + 1
    elif kind_ in "fF%":
        place = left
    elif number._exp <= 0 and left > -6:
        place = left
    else:
        place = 1
    if place <= 0:
        whole, fraction = "0", "0" * -place + digits
    elif place > len(digits):
        whole, fraction = digits + "0" * (place - len(digits)), ""
    else:
        whole, fraction = digits[:place] or "0", digits[place:]
    tail = f".{fraction}" if fraction or pointed else ""
    if kind_ in "eE" or kind_ in "gG" and left != place:
        letter = "E" if kind_ in "EG" else "e"
        tail += f"{letter}{left - place:+d}"
    elif kind_ == "%":
        tail += "%"
    negative = number._sign and not (no_negative_zero and not number._coef)
    shown_sign = "-" if negative else _plus(sign)
    if group:
        least = width - len(shown_sign) - len(tail) if zeros else 0
        whole = _grouped(whole, group, least)
    return _aligned(shown_sign, whole + tail, fill, align, width)


def _grouped(whole, separator, least):
    """Digits in groups of three, padded with zeros to some width or one more: no separator stands in front."""
    count = len(whole)
    while count + (count - 1) // 3 < least:
        count += 1
    whole = whole.rjust(count, "0")
    first = count % 3 or 3
    return separator.join([whole[:first], *[whole[place : place + 3] for place in range(first, count, 3)]])


def _plus(sign):
    return sign if sign in ("+", " ") else ""


def _aligned(sign, body, fill, align, width):
    missing = width - len(sign) - len(body)
    if missing <= 0:
        return sign + body
    if align == "<":
        return sign + body + fill * missing
    if align == ">":
        return fill * missing + sign + body
    if align == "=":
        return sign + fill * missing + body
    before = missing // 2
    return fill * before + sign + body + fill * (missing - before)


def _to_places(number, places, mode):
    gap = number._exp + places
    if gap >= 0:
        return _make(number._sign, number._coef * 10**gap, -places)
    return _make(number._sign, _rounded(number._sign, number._coef, -gap, mode)[0], -places)


def _to_digits(number, digits, mode):
    if not number._coef:
        return _make(number._sign, 0, number._exp)
    spare = _count(number._coef) - digits
    if spare <= 0:
        return _make(number._sign, number._coef * 10**-spare, number._exp + spare)
    coefficient = _rounded(number._sign, number._coef, spare, mode)[0]
    exponent = number._exp + spare
    if _count(coefficient) > digits:
        coefficient //= 10
        exponent += 1
    return _make(number._sign, coefficient, exponent)


_NAN = _make(0, 0, 0, _QNAN)
_numbers.Number.register(Decimal)
_add_context_methods()
_USUAL = (InvalidOperation, DivisionByZero, Overflow)
DefaultContext = Context(28, ROUND_HALF_EVEN, -999999, 999999, 1, 0, [], list(_USUAL))
BasicContext = Context(
    9, ROUND_HALF_UP, -999999, 999999, 1, 0, [], [InvalidOperation, DivisionByZero, Overflow, Underflow, Clamped]
)
ExtendedContext = Context(9, ROUND_HALF_EVEN, -999999, 999999, 1, 0, [], [])
_current = None


def getcontext():
    """The context in use."""
    global _current
    if _current is None:
        _current = DefaultContext.copy()
    return _current


def setcontext(context, /):
    """Use another context."""
    global _current
    if not isinstance(context, Context):
        raise TypeError("argument must be a context")
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = context.copy()
        context.clear_flags()
    _current = context


class _ContextManager:
    def __init__(self, new):
        self.new = new

    def __enter__(self):
        self.saved = getcontext()
        setcontext(self.new)
        return self.new

    def __exit__(self, *exc_info):
        setcontext(self.saved)


_ContextManager.__name__ = _ContextManager.__qualname__ = "ContextManager"


def localcontext(ctx=None, **kwargs):
    """Use a copy of a context inside a with block."""
    if ctx is None:
        ctx = getcontext()
    elif not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    new = ctx.copy()
    for name, value in kwargs.items():
        if name not in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps"):
            raise TypeError(f"this function got an unexpected keyword argument '{name}'")
        setattr(new, name, _signal_dict(value) if name in ("flags", "traps") else value)
    return _ContextManager(new)


for _class in (ConversionSyntax, DivisionImpossible, DivisionUndefined, InvalidContext):
    _class.__module__ = "decimal"
del _class
