# degrees and radians, and the constants with all their digits.
# covers: math.degrees, math.radians, math.pi, math.e, math.tau, math.inf, math.nan
import math

print(repr(math.pi), repr(math.e), repr(math.tau), repr(math.inf), repr(math.nan), math.tau == 2 * math.pi)
print(math.nan == math.nan, math.copysign(1, math.nan), math.inf > 10**400, hash(math.inf), math.pi.hex())
for value in (0, -0.0, 180, 90.0, 360, -45, math.pi, 1e308, 5e-324, math.inf, -math.inf, math.nan, True, 10**300):
    print(repr(math.degrees(value)), repr(math.radians(value)))
for function in (math.degrees, math.radians):
    for arguments in ((), ("1",), (None,), (1, 2), (10**400,), (1j,)):
        try:
            print(function(*arguments))
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
print(sorted(name for name in dir(math) if not name.startswith("_")))
print(math.__name__, type(math.sin).__name__, math.sin, math.sin.__qualname__, math.sin.__module__)
