from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


class Number(metaclass=_ABCMeta):
    """All numbers."""

    __slots__ = ()
    __hash__ = None


def _abstract(name, doc):
    def method(self, *args):
        raise NotImplementedError

    method.__name__ = name
    method.__doc__ = doc
    return _abstractmethod(method)


class Complex(Number):
    """Numbers that can be added, multiplied and so on, with a real and an imaginary part."""

    __slots__ = ()
    __complex__ = _abstract("__complex__", "The number as a complex.")
    __add__ = _abstract("__add__", "self + other")
    __radd__ = _abstract("__radd__", "other + self")
    __neg__ = _abstract("__neg__", "-self")
    __pos__ = _abstract("__pos__", "+self")
    __mul__ = _abstract("__mul__", "self * other")
    __rmul__ = _abstract("__rmul__", "other * self")
    __truediv__ = _abstract("__truediv__", "self / other")
    __rtruediv__ = _abstract("__rtruediv__", "other / self")
    __pow__ = _abstract("__pow__", "self ** exponent")
    __rpow__ = _abstract("__rpow__", "base ** self")
    __abs__ = _abstract("__abs__", "The distance from zero.")
    conjugate = _abstract("conjugate", "The number with the other sign in front of its imaginary part.")
    __eq__ = _abstract("__eq__", "self == other")
    __hash__ = None
    real = property(_abstract("real", "The real part."))
    imag = property(_abstract("imag", "The imaginary part."))

    def __bool__(self):
        """Whether the number is not zero."""
        return self != 0

    def __sub__(self, other):
        """self - other"""
        return self + -other

    def __rsub__(self, other):
        """other - self"""
        return -self + other


class Real(Complex):
    """Numbers on a line."""

    __slots__ = ()
    __float__ = _abstract("__float__", "The number as a float.")
    __trunc__ = _abstract("__trunc__", "The number rounded towards zero.")
    __floor__ = _abstract("__floor__", "The number rounded down.")
    __ceil__ = _abstract("__ceil__", "The number rounded up.")
    __round__ = _abstract("__round__", "The number rounded.")
    __floordiv__ = _abstract("__floordiv__", "self // other")
    __rfloordiv__ = _abstract("__rfloordiv__", "other // self")
    __mod__ = _abstract("__mod__", "self % other")
    __rmod__ = _abstract("__rmod__", "other % self")
    __lt__ = _abstract("__lt__", "self < other")
    __le__ = _abstract("__le__", "self <= other")

    def __divmod__(self, other):
        """Quotient and remainder."""
        return (self // other, self % other)

    def __rdivmod__(self, other):
        """Quotient and remainder."""
        return (other // self, other % self)

    def __complex__(self):
        """The number as a complex."""
        return complex(float(self))

    @property
    def real(self):
        """The number itself."""
        return +self

    @property
    def imag(self):
        """Zero."""
        return 0

    def conjugate(self):
        """The number itself."""
        return +self


class Rational(Real):
    """Quotients of whole numbers."""

    __slots__ = ()
    numerator = property(_abstract("numerator", "What is divided."))
    denominator = property(_abstract("denominator", "What it is divided by."))

    def __float__(self):
        """The number as a float."""
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Whole numbers."""

    __slots__ = ()
    __int__ = _abstract("__int__", "The number as an int.")
    __pow__ = _abstract("__pow__", "pow(self, exponent, modulus)")
    __lshift__ = _abstract("__lshift__", "self << other")
    __rlshift__ = _abstract("__rlshift__", "other << self")
    __rshift__ = _abstract("__rshift__", "self >> other")
    __rrshift__ = _abstract("__rrshift__", "other >> self")
    __and__ = _abstract("__and__", "self & other")
    __rand__ = _abstract("__rand__", "other & self")
    __xor__ = _abstract("__xor__", "self ^ other")
    __rxor__ = _abstract("__rxor__", "other ^ self")
    __or__ = _abstract("__or__", "self | other")
    __ror__ = _abstract("__ror__", "other | self")
    __invert__ = _abstract("__invert__", "~self")

    def __index__(self):
        """The number as an int."""
        return int(self)

    def __float__(self):
        """The number as a float."""
        return float(int(self))

    @property
    def numerator(self):
        """The number itself."""
        return +self

    @property
    def denominator(self):
        """One."""
        return 1


Complex.register(complex)
Real.register(float)
Integral.register(int)
