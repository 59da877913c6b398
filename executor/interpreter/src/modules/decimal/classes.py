import numbers as _numbers
from collections import namedtuple as _namedtuple
from collections.abc import MutableMapping as _MutableMapping

HAVE_THREADS = True
HAVE_CONTEXTVAR = True
__version__ = "1.70"
__libmpdec_version__ = "2.5.1"
DecimalTuple = _namedtuple("DecimalTuple", "sign digits exponent", module="decimal")


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


class _SignalDict(_SignalDictMixin, _MutableMapping):
    pass


_SignalDict.__name__ = _SignalDict.__qualname__ = "SignalDict"
_SignalDict.__module__ = "abc"
_numbers.Number.register(Decimal)
_Rational = _numbers.Rational
