# str, repr, format, and conversions of ints in every base.
for n in (0, 7, -7, 255, -256, 1234567, 2**40, -(10**18)):
    print(
        str(n),
        f"{n:b} {n:o} {n:x} {n:X} {n:#b} {n:#x} {n:,} {n:_} {n:+} {n: } {n:10}| {n:<10}| {n:^10}| {n:010} {n:e} {n:.2f} {n:%} {n:g} {n:n} {n:c}"
        if n in (7, 255)
        else f"{n:b} {n:,} {n:+,d} {n:#o} {n:_b} {n:*>25}",
    )
print(
    "%d %5d|%-5d|%05d %+d %x %o" % (1, 2, 3, 4, 5, 254, 8),
    int("0b101", 0),
    int("-0x1f", 16),
    int("z", 36),
    bin(-5)[3:],
    hex(255)[2:].zfill(4),
    format(5, "08b"),
    "{:>+6}".format(3),
    "{:,}".format(10**15),
    str(-0),
    repr(10**20),
    (5).__str__(),
    f"{5!r:>3}",
    f"{True:d}",
    chr(48 + 5),
    "".join(map(str, [1, -2])),
    sum(map(int, str(98765))),
    int(str(123)[::-1]),
    [int(d) for d in f"{10:04b}"],
    f"{1_000_000:_}",
    f"{-5:=+8}",
    f"{5:=^7}",
    f"{5:x<3}",
    f"{12:3}{123:3}{1234:3}",
)
