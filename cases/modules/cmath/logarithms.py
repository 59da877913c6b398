# log with and without a base, and log10, with bases that are refused.
# covers: cmath.log, cmath.log10
import cmath


def show(function, *arguments):
    try:
        found = function(*arguments)
        print(function.__name__, *arguments, f"{found.real:.12g} {found.imag:.12g}")
    except Exception as error:
        print(function.__name__, *arguments, type(error).__name__, error)


for value in (1, -1, 1j, -1j, complex(-1, -0.0), 1e-320, 1e308 + 1e308j, 0.99 + 0.1j, 0, -0.0, 0j, 2**1000):
    show(cmath.log, value)
    show(cmath.log10, value)
for base in (2, 10, 1j, -1, 1, 0, 0.5, cmath.inf, "2", None):
    show(cmath.log, 8, base)
    show(cmath.log, 1, base)
show(cmath.log, 0, 2)
show(cmath.log, 0, 0)
show(cmath.log)
show(cmath.log, 1, 2, 3)
show(cmath.log10)
show(cmath.log10, "x")
show(cmath.log, 10**400)
