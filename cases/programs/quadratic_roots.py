# Roots of quadratics, real, double, complex and degenerate.
import math


def roots(a, b, c):
    if a == 0:
        if b == 0:
            raise ValueError("not an equation" if c else "every x")
        return (-c / b,)
    disc = b * b - 4 * a * c
    if disc < 0:
        re, im = -b / (2 * a), math.sqrt(-disc) / (2 * a)
        return complex(re, im), complex(re, -im)
    r = math.sqrt(disc)
    return tuple(sorted({(-b + r) / (2 * a), (-b - r) / (2 * a)}))


for coefficients in (
    (1, 5, 6),
    (1, -2, 1),
    (1, 0, 1),
    (2, -3, -2),
    (0, 2, -5),
    (0, 0, 1),
    (0, 0, 0),
    (1e-8, 1, 1e-8),
    (1, 0.1, 0.0025),
    ("1", 2, 3),
    (-1, 0, 0),
):
    a, b, c = coefficients
    try:
        found = roots(a, b, c)
    except (ValueError, TypeError) as e:
        print(f"{a}x^2 + {b}x + {c}: {type(e).__name__}: {e}")
        continue
    shown = ", ".join(
        f"{x:.4g}" if not isinstance(x, complex) else f"{x.real:.2f}{x.imag:+.2f}i" for x in found
    )
    print(f"{a}x^2 {b:+}x {c:+} = 0 -> {len(found)} root{'s' if len(found) > 1 else ''}: {shown}", found)
    for x in found:
        assert abs(a * x * x + b * x + c) < 1e-6, x
result = roots(1, 5, 6)
