# Whole numbers of all sizes.
import math


def number():
    if source.chance(15):
        value = (1 << source.between(0, 1500)) + source.between(-2, 2)
    elif source.chance(10):
        value = source.below(1 << source.between(1, 9000))
    else:
        value = source.whole()
    return -value if source.chance(30) else value


def digest(value):
    # Long numbers are told by a remainder, and by their ends.
    if isinstance(value, tuple):
        return tuple(map(digest, value))
    if isinstance(value, int) and value.bit_length() > 300:
        return (value.bit_length(), value % 1000000007, value < 0)
    return value


OPERATIONS = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "divmod": divmod, "/": lambda a, b: a / b,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "gcd": math.gcd, "lcm": math.lcm,
    "<<": lambda a, b: a << b % 300, ">>": lambda a, b: a >> b % 300, "**": lambda a, b: a ** (b % 12),
    "pow": lambda a, b: pow(a, b % 10**9, 10**12 + 39), "inverse": lambda a, b: pow(a, -1, b), "//": lambda a, b: a // b,
    "%": lambda a, b: a % b, "order": lambda a, b: (a < b, a == b, a <= b), "round": lambda a, b: round(a, -(b % 40)),
    "float": lambda a, b: float(a), "order of floats": lambda a, b: (a < float(b), a == float(b)),
    "bytes": lambda a, b: a.to_bytes(b % 60, "little", signed=True), "comb": lambda a, b: math.comb(abs(a) % 500, b % 90),
    "perm": lambda a, b: math.perm(abs(a) % 300, b % 60), "isqrt": lambda a, b: math.isqrt(a),
    "back": lambda a, b: int.from_bytes(a.to_bytes(1200, "big", signed=True), "big", signed=True) == a,
    "hash": lambda a, b: hash(a), "bits": lambda a, b: (a.bit_length(), a.bit_count(), ~a, -a, abs(a)),
    "hash of float": lambda a, b: hash(float(a)), "log2": lambda a, b: (math.log2(a), math.log10(a)), "sqrt": lambda a, b: math.sqrt(a),
    "hex": lambda a, b: hash(hex(a) + oct(a)) == 0 or len(bin(a)),
    "mod of float": lambda a, b: (a % 0.7, 7.5 % b, 1e300 // b),
}

for _ in range(9000):
    name = source.pick(list(OPERATIONS))
    first, second = number(), number()
    shown = f"{first:#x} {second:#x}"
    check(name, shown if len(shown) < 400 else shown[:400] + "...", lambda: digest(OPERATIONS[name](first, second)))
