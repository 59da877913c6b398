# Printing, parsing, dividing and powering numbers of hundreds of digits.
import math

f = 1
for i in range(2, 101):
    f *= i
print(f, len(str(f)), f == math.factorial(100), f % 101, f // 10**150, f >> 500, (f + 1) % 97)
a, b = 3**400, 7**150 + 11
q, r = divmod(a, b)
print(
    q * b + r == a,
    0 <= r < b,
    q,
    r % 10**20,
    divmod(-a, b) == (-q - 1, b - r),
    a // -b,
    -a % -b == -r,
    math.gcd(a * 12, b * 18) % 6,
    pow(a, b, 10**20),
    pow(a, -1, 10**20 + 39) * a % (10**20 + 39),
)
print(
    int(str(a)) == a,
    int(hex(b), 16) == b,
    int(bin(a), 2) == a,
    float(a),
    a / b,
    a * 1.0 == float(a),
    math.isqrt(a) ** 2 <= a,
    math.log2(2**1000),
    math.log(10**500),
    a.bit_length(),
    hash(a),
    hash(-b),
    f"{b:,}",
    f"{a:.10e}",
    f"{2**70:_x}",
)
x, y = 0, 1
for _ in range(500):
    x, y = y, x + y
print(
    x,
    (x * x - (x + y) * (y - x)),
    str(x)[::-1][:10],
    -x // 3,
    -x % 3,
    x & (1 << 64) - 1,
    x ^ y,
    ~x,
    x | y,
    -x >> 300,
    (x << 200) >> 200 == x,
    -x & y,
)
print(
    sum(int(d) for d in str(2**1000)),
    10**50 == int("1" + "0" * 50),
    10**18 * 10**18,
    99**99 % 1000007,
    (-7) ** 77,
    (-7) ** 78 > 0,
    0**0,
    1**10**9,
    (-1) ** (10**9 + 1),
    2**200 - 2**200 + 1,
)
