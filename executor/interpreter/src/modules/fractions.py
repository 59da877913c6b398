"""Exact quotients of ints."""

import math as _math
import numbers as _numbers
import operator as _operator
import re as _re

__all__ = ["Fraction"]

_MODULUS = 2**61 - 1
_INFINITE_HASH = 314159

_LITERAL = _re.compile(
    r"\s*([-+]?)(?=\d|\.\d)(\d*|\d+(?:_\d+)*)"
    r"(?:(?:\s*/\s*(\d+(?:_\d+)*))?|(?:\.(\d*|\d+(?:_\d+)*))?(?:E([-+]?\d+(?:_\d+)*))?)\s*",
    _re.IGNORECASE,
)
_GENERAL = _re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>=^]))?(?P<sign>[-+ ]?)(?P<alt>#)?(?P<width>0|[1-9][0-9]*)?(?P<group>[,_])?",
    _re.DOTALL,
)
_FLOAT_STYLE = _re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>=^]))?(?P<sign>[-+ ]?)(?P<no_minus>z)?(?P<alt>#)?(?P<zeros>0(?=[0-9]))?"
    r"(?P<width>0|[1-9][0-9]*)?(?P<group>[,_])?(?:\.(?P<precision>0|[1-9][0-9]*))?(?P<kind>[eEfFgG%])",
    _re.DOTALL,
)


def _parsed(text):
    """Numerator and denominator of a literal such as '3/4' or '-1.5e3'."""
    found = _LITERAL.fullmatch(text)
    if found is None:
        raise ValueError(f"Invalid literal for Fraction: {text!r}")
    sign, whole, below, part, exponent = found.groups()
    above = int(whole or "0")
    if below:
        below = int(below)
    else:
        below = 1
        if part:
            part = part.replace("_", "")
            below = 10 ** len(part)
            above = above * below + int(part)
        if exponent:
            exponent = int(exponent)
            if exponent >= 0:
                above *= 10**exponent
            else:
                below *= 10**-exponent
    return (-above if sign == "-" else above), below


def _rounded(above, below, exponent):
    """A quotient in units of 10**exponent, halves to the even neighbour: sign of the quotient, magnitude."""
    if exponent >= 0:
        below *= 10**exponent
    else:
        above *= 10**-exponent
    whole, rest = divmod(above + (below >> 1), below)
    if rest == 0 and below & 1 == 0:
        whole &= -2
    return whole


def _rounded_to_figures(above, below, figures):
    """A quotient rounded to so many figures: sign, digits as an int, exponent of the last."""
    if above == 0:
        return False, 0, 1 - figures
    top, bottom = str(abs(above)), str(below)
    exponent = len(top) - len(bottom) + (bottom <= top) - figures
    digits = abs(_rounded(above, below, exponent))
    if len(str(digits)) == figures + 1:
        digits //= 10
        exponent += 1
    return above < 0, digits, exponent


def _padded(found, sign, body):
    fill = (found["fill"] or " ") * (int(found["width"] or "0") - len(sign) - len(body))
    align = found["align"] or ">"
    if align == "<":
        return sign + body + fill
    if align == "=":
        return sign + fill + body
    before = len(fill) // 2 if align == "^" else len(fill)
    return fill[:before] + sign + body + fill[before:]


def _sign(found, negative):
    return "-" if negative else found["sign"].replace("-", "")


def _is_rational(value):
    return isinstance(value, (int, Fraction)) or isinstance(value, _numbers.Rational)


class Fraction(_numbers.Rational):
    """A quotient of ints in lowest terms."""

    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        """Fraction(3, 4), Fraction('3/4'), Fraction('0.75') and Fraction(0.75) are the same."""
        made = super(Fraction, cls).__new__(cls)
        if denominator is None:
            if type(numerator) is int:
                made._numerator, made._denominator = numerator, 1
                return made
            if isinstance(numerator, str):
                numerator, denominator = _parsed(numerator)
            elif _is_rational(numerator):
                made._numerator, made._denominator = numerator.numerator, numerator.denominator
                return made
            elif isinstance(numerator, float) or type(numerator).__name__ == "Decimal":
                made._numerator, made._denominator = numerator.as_integer_ratio()
                return made
            else:
                raise TypeError("argument should be a string or a Rational instance")
        elif type(numerator) is not int or type(denominator) is not int:
            if not _is_rational(numerator) or not _is_rational(denominator):
                raise TypeError("both arguments should be Rational instances")
            numerator, denominator = (
                numerator.numerator * denominator.denominator,
                denominator.numerator * numerator.denominator,
            )
        if denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        common = _math.gcd(numerator, denominator)
        if denominator < 0:
            common = -common
        made._numerator, made._denominator = numerator // common, denominator // common
        return made

    @classmethod
    def _from_coprime_ints(cls, numerator, denominator, /):
        made = super(Fraction, cls).__new__(cls)
        made._numerator = numerator
        made._denominator = denominator
        return made

    @classmethod
    def from_float(cls, f):
        """The exact value of a float."""
        if isinstance(f, int):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")
        return cls._from_coprime_ints(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        """The exact value of a Decimal."""
        if isinstance(dec, int):
            return cls(int(dec))
        if type(dec).__name__ != "Decimal":
            raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")
        return cls._from_coprime_ints(*dec.as_integer_ratio())

    @property
    def numerator(self):
        """What stands above the line."""
        return self._numerator

    @property
    def denominator(self):
        """What stands below the line."""
        return self._denominator

    def is_integer(self):
        """True for a whole number."""
        return self._denominator == 1

    def as_integer_ratio(self):
        """Numerator and denominator."""
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The closest fraction whose denominator is not larger."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction.
        above_before, below_before, above, below = 0, 1, 1, 0
        top, bottom = self._numerator, self._denominator
        while True:
            whole, rest = divmod(top, bottom)
            following = below_before + whole * below
            if following > max_denominator:
                break
            above_before, above = above, above_before + whole * above
            below_before, below = below, following
            top, bottom = bottom, rest
        steps = (max_denominator - below_before) // below
        if 2 * bottom * (below_before + steps * below) <= self._denominator:
            return Fraction._from_coprime_ints(above, below)
        return Fraction._from_coprime_ints(above_before + steps * above, below_before + steps * below)

    def __repr__(self):
        return f"{self.__class__.__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        return str(self._numerator) if self._denominator == 1 else f"{self._numerator}/{self._denominator}"

    def __format__(self, format_spec, /):
        found = _GENERAL.fullmatch(format_spec)
        if found:
            return self._format_general(found)
        found = _FLOAT_STYLE.fullmatch(format_spec)
        if found and (found["align"] is None or found["zeros"] is None):
            return self._format_float(found)
        raise ValueError(f"Invalid format specifier {format_spec!r} for object of type {type(self).__name__!r}")

    def _format_general(self, found):
        group = found["group"] or ""
        body = format(abs(self._numerator), group)
        if self._denominator > 1 or found["alt"]:
            body += "/" + format(self._denominator, group)
        return _padded(found, _sign(found, self._numerator < 0), body)

    def _format_float(self, found):
        kind = found["kind"]
        precision = int(found["precision"] or "6")
        suffix = ""
        if kind in "fF%":
            exponent = -precision - (2 if kind == "%" else 0)
            whole = _rounded(self._numerator, self._denominator, exponent)
            negative = whole < 0 if found["no_minus"] else self._numerator < 0
            digits, behind = abs(whole), precision
            suffix = "%" if kind == "%" else ""
        else:
            figures = max(precision, 1) if kind in "gG" else precision + 1
            negative, digits, exponent = _rounded_to_figures(self._numerator, self._denominator, figures)
            behind = -exponent
            if kind in "eE" or exponent > 0 or exponent + figures <= -4:
                behind = figures - 1
                suffix = f"{'E' if kind in 'EG' else 'e'}{exponent + behind:+03d}"
        text = f"{digits:0{behind + 1}d}"
        leading, part = text[: len(text) - behind], text[len(text) - behind :]
        if kind in "gG" and not found["alt"]:
            part = part.rstrip("0")
        trailing = ("." if part or found["alt"] else "") + part + suffix
        sign = _sign(found, negative)
        group = found["group"]
        if found["zeros"]:
            room = int(found["width"] or "0") - len(sign) - len(trailing)
            leading = leading.zfill(3 * room // 4 + 1 if group else room)
        if group:
            first = 1 + (len(leading) - 1) % 3
            leading = group.join([leading[:first]] + [leading[at : at + 3] for at in range(first, len(leading), 3)])
        return _padded(found, sign, leading + trailing)

    def _add(self, other):
        return _sum(self, other._numerator, other._denominator)

    def _sub(self, other):
        return _sum(self, -other._numerator, other._denominator)

    def _mul(self, other):
        return _product(self._numerator, self._denominator, other._numerator, other._denominator)

    def _div(self, other):
        above, below = other._denominator, other._numerator
        if below == 0:
            raise ZeroDivisionError(f"Fraction({above}, 0)")
        if below < 0:
            above, below = -above, -below
        return _product(self._numerator, self._denominator, above, below)

    def _floordiv(self, other):
        return (self._numerator * other._denominator) // (self._denominator * other._numerator)

    def _divmod(self, other):
        below = self._denominator * other._denominator
        whole, rest = divmod(self._numerator * other._denominator, self._denominator * other._numerator)
        return whole, Fraction(rest, below)

    def _mod(self, other):
        below = self._denominator * other._denominator
        return Fraction((self._numerator * other._denominator) % (other._numerator * self._denominator), below)

    def _operator_fallbacks(exact, plain, complex_too=True):
        """The two methods of an operator: exact between rationals, plain with floats and complex numbers."""

        def forward(a, b):
            if isinstance(b, Fraction):
                return exact(a, b)
            if isinstance(b, int):
                return exact(a, Fraction(b))
            if isinstance(b, float):
                return plain(float(a), b)
            if complex_too and isinstance(b, complex):
                return plain(complex(a), b)
            return NotImplemented

        def reverse(b, a):
            if _is_rational(a):
                return exact(Fraction(a), b)
            if isinstance(a, _numbers.Real):
                return plain(float(a), float(b))
            if complex_too and isinstance(a, _numbers.Complex):
                return plain(complex(a), complex(b))
            return NotImplemented

        forward.__name__ = f"__{plain.__name__}__"
        reverse.__name__ = f"__r{plain.__name__}__"
        return forward, reverse

    __add__, __radd__ = _operator_fallbacks(_add, _operator.add)
    __sub__, __rsub__ = _operator_fallbacks(_sub, _operator.sub)
    __mul__, __rmul__ = _operator_fallbacks(_mul, _operator.mul)
    __truediv__, __rtruediv__ = _operator_fallbacks(_div, _operator.truediv)
    __floordiv__, __rfloordiv__ = _operator_fallbacks(_floordiv, _operator.floordiv, False)
    __divmod__, __rdivmod__ = _operator_fallbacks(_divmod, divmod, False)
    __mod__, __rmod__ = _operator_fallbacks(_mod, _operator.mod, False)

    def __pow__(a, b):
        if _is_rational(b):
            if b.denominator != 1:
                return float(a) ** float(b)
            power = b.numerator
            above, below = a._numerator, a._denominator
            if power >= 0:
                return Fraction._from_coprime_ints(above**power, below**power)
            if above > 0:
                return Fraction._from_coprime_ints(below**-power, above**-power)
            if above == 0:
                raise ZeroDivisionError(f"Fraction({below**-power}, 0)")
            return Fraction._from_coprime_ints((-below) ** -power, (-above) ** -power)
        if isinstance(b, (float, complex)):
            return float(a) ** b
        return NotImplemented

    def __rpow__(b, a):
        if b._denominator == 1 and b._numerator >= 0:
            return a**b._numerator
        if _is_rational(a):
            return Fraction(a.numerator, a.denominator) ** b
        if b._denominator == 1:
            return a**b._numerator
        return a ** float(b)

    def __pos__(a):
        return Fraction._from_coprime_ints(a._numerator, a._denominator)

    def __neg__(a):
        return Fraction._from_coprime_ints(-a._numerator, a._denominator)

    def __abs__(a):
        return Fraction._from_coprime_ints(abs(a._numerator), a._denominator)

    def __int__(a, _index=_operator.index):
        return _index(-(-a._numerator // a._denominator) if a._numerator < 0 else a._numerator // a._denominator)

    def __trunc__(a):
        return -(-a._numerator // a._denominator) if a._numerator < 0 else a._numerator // a._denominator

    def __floor__(a):
        return a._numerator // a._denominator

    def __ceil__(a):
        return -(-a._numerator // a._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            return _rounded(self._numerator, self._denominator, 0)
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    def __hash__(self):
        try:
            inverse = pow(self._denominator, -1, _MODULUS)
        except ValueError:
            result = _INFINITE_HASH
        else:
            result = hash(hash(abs(self._numerator)) * inverse)
        result = result if self._numerator >= 0 else -result
        return -2 if result == -1 else result

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if _is_rational(b):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, complex):
            if b.imag != 0:
                return False
            b = b.real
        if isinstance(b, float):
            if _math.isnan(b) or _math.isinf(b):
                return 0.0 == b
            return a == Fraction(b)
        return NotImplemented

    def _richcmp(self, other, op):
        if _is_rational(other):
            return op(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            if _math.isnan(other) or _math.isinf(other):
                return op(0.0, other)
            return op(self, Fraction(other))
        return NotImplemented

    def __lt__(a, b):
        return a._richcmp(b, _operator.lt)

    def __gt__(a, b):
        return a._richcmp(b, _operator.gt)

    def __le__(a, b):
        return a._richcmp(b, _operator.le)

    def __ge__(a, b):
        return a._richcmp(b, _operator.ge)

    def __bool__(a):
        return bool(a._numerator)

    def __reduce__(self):
        return self.__class__, (self._numerator, self._denominator)

    def __copy__(self):
        return self if type(self) is Fraction else self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()


def _sum(left, above, below):
    # The common factor is taken out first, so that the numbers stay small (Knuth, 4.5.1).
    common = _math.gcd(left._denominator, below)
    if common == 1:
        return Fraction._from_coprime_ints(
            left._numerator * below + left._denominator * above, left._denominator * below
        )
    rest = left._denominator // common
    total = left._numerator * (below // common) + above * rest
    again = _math.gcd(total, common)
    return Fraction._from_coprime_ints(total // again, rest * (below // again))


def _product(above, below, other_above, other_below):
    first, second = _math.gcd(above, other_below), _math.gcd(other_above, below)
    return Fraction._from_coprime_ints(
        (above // first) * (other_above // second), (below // second) * (other_below // first)
    )

