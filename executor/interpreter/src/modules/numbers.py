from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


class Number(metaclass=_ABCMeta):
    """All numbers."""

    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """Numbers that can be added, multiplied and so on, with a real and an imaginary part."""

    __slots__ = ()

    @_abstractmethod
    def __complex__(self):
        """The number as a complex."""
        raise NotImplementedError

    @_abstractmethod
    def __add__(self, other):
        """self + other"""
        raise NotImplementedError

    @_abstractmethod
    def __radd__(self, other):
        """other + self"""
        raise NotImplementedError

    @_abstractmethod
    def __neg__(self):
        """-self"""
        raise NotImplementedError

    @_abstractmethod
    def __pos__(self):
        """+self"""
        raise NotImplementedError

    @_abstractmethod
    def __mul__(self, other):
        """self * other"""
        raise NotImplementedError

    @_abstractmethod
    def __rmul__(self, other):
        """other * self"""
        raise NotImplementedError

    @_abstractmethod
    def __truediv__(self, other):
        """self / other"""
        raise NotImplementedError

    @_abstractmethod
    def __rtruediv__(self, other):
        """other / self"""
        raise NotImplementedError

    @_abstractmethod
    def __pow__(self, exponent):
        """self ** exponent"""
        raise NotImplementedError

    @_abstractmethod
    def __rpow__(self, base):
        """base ** self"""
        raise NotImplementedError

    @_abstractmethod
    def __abs__(self):
        """The distance from zero."""
        raise NotImplementedError

    @_abstractmethod
    def conjugate(self):
        """The number with the other sign in front of its imaginary part."""
        raise NotImplementedError

    @_abstractmethod
    def __eq__(self, other):
        """self == other"""
        raise NotImplementedError

    __hash__ = None

    @property
    @_abstractmethod
    def real(self):
        """The real part."""
        raise NotImplementedError

    @property
    @_abstractmethod
    def imag(self):
        """The imaginary part."""
        raise NotImplementedError

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

    @_abstractmethod
    def __float__(self):
        """The number as a float."""
        raise NotImplementedError

    @_abstractmethod
    def __trunc__(self):
        """The number rounded towards zero."""
        raise NotImplementedError

    @_abstractmethod
    def __floor__(self):
        """The number rounded down."""
        raise NotImplementedError

    @_abstractmethod
    def __ceil__(self):
        """The number rounded up."""
        raise NotImplementedError

    @_abstractmethod
    def __round__(self, ndigits=None):
        """The number rounded."""
        raise NotImplementedError

    @_abstractmethod
    def __floordiv__(self, other):
        """self // other"""
        raise NotImplementedError

    @_abstractmethod
    def __rfloordiv__(self, other):
        """other // self"""
        raise NotImplementedError

    @_abstractmethod
    def __mod__(self, other):
        """self % other"""
        raise NotImplementedError

    @_abstractmethod
    def __rmod__(self, other):
        """other % self"""
        raise NotImplementedError

    @_abstractmethod
    def __lt__(self, other):
        """self < other"""
        raise NotImplementedError

    @_abstractmethod
    def __le__(self, other):
        """self <= other"""
        raise NotImplementedError

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

    @property
    @_abstractmethod
    def numerator(self):
        """What is divided."""
        raise NotImplementedError

    @property
    @_abstractmethod
    def denominator(self):
        """What it is divided by."""
        raise NotImplementedError

    def __float__(self):
        """The number as a float."""
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Whole numbers."""

    __slots__ = ()

    @_abstractmethod
    def __int__(self):
        """The number as an int."""
        raise NotImplementedError

    @_abstractmethod
    def __pow__(self, exponent, modulus=None):
        """pow(self, exponent, modulus)"""
        raise NotImplementedError

    @_abstractmethod
    def __lshift__(self, other):
        """self << other"""
        raise NotImplementedError

    @_abstractmethod
    def __rlshift__(self, other):
        """other << self"""
        raise NotImplementedError

    @_abstractmethod
    def __rshift__(self, other):
        """self >> other"""
        raise NotImplementedError

    @_abstractmethod
    def __rrshift__(self, other):
        """other >> self"""
        raise NotImplementedError

    @_abstractmethod
    def __and__(self, other):
        """self & other"""
        raise NotImplementedError

    @_abstractmethod
    def __rand__(self, other):
        """other & self"""
        raise NotImplementedError

    @_abstractmethod
    def __xor__(self, other):
        """self ^ other"""
        raise NotImplementedError

    @_abstractmethod
    def __rxor__(self, other):
        """other ^ self"""
        raise NotImplementedError

    @_abstractmethod
    def __or__(self, other):
        """self | other"""
        raise NotImplementedError

    @_abstractmethod
    def __ror__(self, other):
        """other | self"""
        raise NotImplementedError

    @_abstractmethod
    def __invert__(self):
        """~self"""
        raise NotImplementedError

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
