# Whole powers are multiplied out, zeros of either sign too; a modulus is refused last.
# covers: complex.__pow__, complex.__rpow__, pow
for base in (0j, -0j, complex(-0.0, 0.0), complex(0.0, -0.0), 1j, complex(-1, -0.0), 1e200j):
    for power in (0, 1, 2, 3, -1, -2, 100, 101, 0.5, 1.0, 0j, 1j, 2 + 0j, True):
        try:
            print(base, power, base**power)
        except (ZeroDivisionError, OverflowError) as error:
            print(base, power, type(error).__name__, error)
for arguments in [(1j, 2, 3), (1j, 10**400, 3), (10**400, 1j, 3), (1j, "a", 3), (1j, 2, 10**400), (2, 3, 1j)]:
    for call in (pow, lambda a, b, c: a.__pow__(b, c), lambda a, b, c: a.__rpow__(b, c)):
        try:
            print(call(*arguments))
        except (TypeError, ValueError, OverflowError) as error:
            print(type(error).__name__, error)
