# What is taken for a complex number: __complex__, then __float__, then __index__; and the constants.
# covers: cmath.e, cmath.pi, cmath.tau, cmath.inf, cmath.infj, cmath.nan, cmath.nanj, cmath.sqrt
import cmath

print(cmath.e, cmath.pi, cmath.tau, cmath.inf, cmath.infj, cmath.nan, cmath.nanj)
print(cmath.infj.real, cmath.infj.imag, cmath.nanj.real, cmath.nanj.imag)


class Complex:
    def __complex__(self):
        return -4 + 0j


class Float:
    def __float__(self):
        return -9.0


class Index:
    def __index__(self):
        return -16


class Wrong:
    def __complex__(self):
        return 1.0


class Failing:
    def __complex__(self):
        raise KeyError("asked")


class Sub(complex):
    def __complex__(self):
        return 25 + 0j


for value in (Complex(), Float(), Index(), Sub(4), Wrong(), Failing(), "1", None, [1], b"1", 10**400):
    try:
        print(type(value).__name__, cmath.sqrt(value))
    except Exception as error:
        print(type(value).__name__, type(error).__name__, error)
for name in ("sqrt", "exp", "tanh", "acos"):
    for arguments in ((), (1, 2)):
        try:
            getattr(cmath, name)(*arguments)
        except TypeError as error:
            print(error)
    try:
        getattr(cmath, name)(z=1)
    except TypeError as error:
        print(error)
print(sorted(name for name in dir(cmath) if not name.startswith("_")))
