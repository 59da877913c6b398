# Fraction is derived from numbers.Rational; its operators call their parameters a and b.
# covers: fractions.Fraction
from fractions import Fraction
from statistics import NormalDist


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


print([base.__name__ for base in Fraction.__mro__], type(Fraction).__name__)
print(sorted(set(vars(Fraction)) - {"__firstlineno__", "__static_attributes__", "__abstractmethods__", "_abc_impl"})[:12])
half = Fraction(1, 2)
NAMES = ["add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "rtruediv", "floordiv", "rfloordiv", "mod", "rmod"]
NAMES += ["divmod", "rdivmod", "pow", "rpow", "lt", "le", "gt", "ge", "eq", "neg", "pos", "abs", "int", "trunc", "floor"]
NAMES += ["ceil", "bool", "float", "complex", "round", "hash"]
for name in NAMES:
    method = getattr(half, f"__{name}__")
    show(lambda: method.__qualname__)
    show(lambda: method(0, 0, 0))
    show(lambda: method(a=0))
    show(lambda: method(0, b=0))
show(lambda: half.__int__(lambda value: -value))
show(lambda: Fraction.__lt__(0, 1))
show(lambda: Fraction.__new__(object, ""))
show(lambda: half.conjugate(0))
print(half.real, half.imag, half.conjugate(), float(half), complex(half))
normal = NormalDist()
for name in ("add", "radd", "sub", "rsub", "mul", "rmul", "truediv", "eq", "neg", "pos"):
    method = getattr(normal, f"__{name}__")
    show(lambda: method(x1=0))
    show(lambda: method(0, x2=0))
