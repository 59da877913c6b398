# Infinities, nans, signed zeros and overflow.
import math
inf, nan = float("inf"), float("nan")
print(inf - inf, inf * 0, inf / inf, inf + 1, -inf * -1, inf // 1, inf % 2, 5 % inf, -5 % inf, 1 / inf, -1 / inf, 0.0 == -0.0, math.copysign(1, -0.0), 0.0 * -1, -0.0 + 0.0, nan != nan, inf == inf, 1e308 * 10, -1e308 * 10, 1e-308 / 1e10, 5e-324 / 2, inf ** 0, 0.0 ** 0, nan ** 0, 1 ** inf, (-1) ** inf, 2 ** -inf, inf ** -1, (-inf) ** 3, (-inf) ** 2, 0 ** inf)
print([x // y for x in (7.0, -7.0, 0.5, -0.5) for y in (2.0, -2.0)], [x % y for x in (7.0, -7.0, 0.5, -0.5) for y in (2.0, -2.0)], 1.0 // 0.1, 1.0 % 0.1, 6.0 // 0.1, divmod(1.0, 0.1), -1e-20 % 1, 1e20 % 3, 0.3 - 0.1 * 3, (0.1 + 0.7) * 10, 4.35 * 100, 1.1 + 2.2, 2.0 ** 0.5, 8 ** (1 / 3), 1e16 - (1e16 - 1), 0.1 * 3)
for f in (lambda: 1.0 / 0, lambda: 0.0 / 0.0, lambda: 1.0 // 0.0, lambda: 1 % 0.0, lambda: 2.0 ** 2000, lambda: (-8) ** 0.5, lambda: (-8.0) ** (1 / 3), lambda: 0.0 ** -0.5, lambda: divmod(inf, 1), lambda: int(nan), lambda: round(inf), lambda: math.floor(inf), lambda: inf // 0):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(sorted([nan, 1.0][1:] + [-inf, inf, 0.0]), min(inf, 1), max(-inf, -1e308), bool(nan), bool(-0.0), nan in [nan], [nan] == [nan], (nan,) == (float("nan"),), {nan} == {nan}, inf in {inf}, hash(inf), int(1e300) % 1000)
