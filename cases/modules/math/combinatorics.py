# factorial, comb, perm, gcd, lcm, prod, isqrt, and errors.
import math

print(
    [math.factorial(n) for n in (0, 1, 5, 20, 25)],
    math.comb(5, 2),
    math.comb(5, 6),
    math.comb(100, 50),
    math.comb(0, 0),
    math.perm(5, 2),
    math.perm(5),
    math.perm(3, 4),
    math.gcd(),
    math.gcd(12, -18),
    math.gcd(0, 5),
    math.gcd(12, 18, 27),
    math.gcd(10**30, 10**20 * 6),
    math.lcm(4, 6),
    math.lcm(),
    math.lcm(0, 5),
    math.lcm(-4, 6, 10),
    math.prod([1, 2, 3]),
    math.prod([]),
    math.prod([2.5, 2]),
    math.prod([1, 2], start=10),
    math.isqrt(99),
    math.factorial(True),
    math.comb(10**10, 2),
)
for f in (
    lambda: math.factorial(-1),
    lambda: math.factorial(2.0),
    lambda: math.factorial("3"),
    lambda: math.comb(-1, 2),
    lambda: math.comb(5, -1),
    lambda: math.comb(5.0, 2),
    lambda: math.perm(5, -1),
    lambda: math.gcd(1.5, 2),
    lambda: math.lcm("a"),
    lambda: math.prod(5),
    lambda: math.prod(["a"]),
    lambda: math.comb(5),
    lambda: math.factorial(),
    lambda: math.prod([1], 2),
    lambda: math.perm(-5),
    lambda: math.factorial(10**20),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
