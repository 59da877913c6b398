"""Writes inputs and CPython's answers for the tests of the interpreter's `text` folder.

    python3.13 tools/recordings/text.py SEED COUNT > executor/interpreter/src/text/recorded.txt

A third argument adds every character's properties.
"""

import random, struct, sys, math, unicodedata, _string, _sre

R = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)


def esc(s):
    return "".join(c if 32 <= ord(c) < 127 and c != "\\" else "\\%x;" % ord(c) for c in s)


def fb(x):
    return "%x" % struct.unpack(">Q", struct.pack(">d", x))[0]


def rf():
    k = R.randrange(12)
    if k == 0:
        return R.choice(
            [
                0.0,
                -0.0,
                math.inf,
                -math.inf,
                math.nan,
                1.0,
                -1.0,
                0.5,
                1.5,
                2.5,
                1e16,
                1e15,
                9999999999999998.0,
                1e22,
                1e23,
                5e-324,
                1.7976931348623157e308,
                2.2250738585072014e-308,
                0.1,
                1e-4,
                1e-5,
                123456.0,
                99999.5,
                999999.5,
            ]
        )
    if k < 4:
        return struct.unpack(">d", struct.pack(">Q", R.getrandbits(64)))[0]
    if k < 6:
        return R.uniform(-1000, 1000)
    if k < 8:
        return round(R.uniform(-1e6, 1e6), R.randrange(6))
    if k == 8:
        return math.ldexp(R.choice([1, 1, 3, 5, -1]), R.randrange(-1074, 1020))
    if k == 9:
        return R.randrange(-(10**6), 10**6) / R.choice([2, 4, 8, 16, 1000])
    if k == 10:
        return float(R.choice([1, 5, 25, 125, 35, 15, 45])) * 10.0 ** R.randrange(-10, 20)
    return float(R.randrange(-(10 ** R.randrange(1, 18)), 10**18))


def spec(types):
    s = ""
    if R.random() < 0.3:
        if R.random() < 0.5:
            s += R.choice("*0 é<x")
        s += R.choice("<>=^")
    if R.random() < 0.25:
        s += R.choice("+- ")
    if R.random() < 0.1:
        s += "z"
    if R.random() < 0.15:
        s += "#"
    if R.random() < 0.2:
        s += "0"
    if R.random() < 0.5:
        s += str(R.randrange(0, 30))
    if R.random() < 0.25:
        s += R.choice([",", "_", ",", "_", ",_", "_,", ",,"])
    if R.random() < 0.4:
        s += "." + R.choice(["0", "1", "2", "3", "5", "10", "17", "30", "60", "400", ""]) if R.random() < 0.95 else ".٣"
    if R.random() < 0.8:
        s += R.choice(types)
    if R.random() < 0.03:
        s += R.choice("xyzq1é\x01")
    return s


def exc(f):
    try:
        return esc(f())
    except Exception as e:
        return "!%s: %s" % (type(e).__name__, esc(str(e)))


chars = "ab'\"\\\n\t\x00\x7f\x85\xad\xe9Ωя中\u200b\u2028\ud800\udfff\ue000😀\U000e0001 \u0378\u1c89"


def rs(n=12):
    return "".join(R.choice(chars) if R.random() < 0.8 else chr(R.randrange(0x10F000)) for _ in range(R.randrange(n)))


L = []
W = []


def add(l, w):
    L.append(l)
    W.append(w)


N = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
for _ in range(N):
    s = R.choice(["", "a", "abc", "héllo", rs()])
    sp = spec("ssssdcfx%é\x01")
    add("fs\t%s\t%s" % (esc(s), esc(sp)), exc(lambda: format(s, sp)))
    x = rf()
    sp = spec("eEfFgGn%eEfFgGndsxc")
    add("ff\t%s\t%s" % (fb(x), esc(sp)), exc(lambda: format(x, sp)))
    c = complex(rf(), rf())
    sp = spec("eEfFgGneEfFgGn%dsx")
    add("fc\t%s\t%s\t%s" % (fb(c.real), fb(c.imag), esc(sp)), exc(lambda: format(c, sp)))
    i = R.randrange(-(10 ** R.randrange(1, 25)), 10 ** R.randrange(1, 25)) if R.random() < 0.8 else R.randrange(0, 1000)
    sp = spec("bcdoxXneEfFgG%dddxs\x01é")
    if sp:
        add(
            "fi\t%s\t%s" % (i, esc(sp)),
            exc(lambda: format(i, sp)).replace(
                "Python int too large to convert to C long", "%c arg not in range(0x110000)"
            ),
        )
    add("rf\t" + fb(x), repr(x))
    add("rc\t%s\t%s" % (fb(c.real), fb(c.imag)), repr(c))
    add("hx\t" + fb(x), x.hex())
    nd = R.randrange(-20, 25) if R.random() < 0.8 else R.randrange(-330, 340)
    if math.isfinite(x):

        def rd():
            try:
                return repr(round(x, nd))
            except OverflowError:
                return "!"

        add("rd\t%s\t%d" % (fb(x), nd), rd())
        n, d = x.as_integer_ratio()
        e = 0
        if n == 0:
            m = 0
        else:
            m = n
            while m % 2 == 0:
                m //= 2
                e += 1
            e -= d.bit_length() - 1
        add("ra\t" + fb(x), "%d %d" % (m, e))
    t = R.choice(
        [
            "1_0",
            "1.5e3",
            "-inf",
            "+Infinity",
            "nan",
            "-nan",
            " 1 ",
            "1__0",
            "_1",
            "1_",
            "1e1_0",
            "1_e1",
            ".5",
            "5.",
            ".",
            "e5",
            "1e",
            "1e+",
            "١٢",
            "1é",
            "0x1",
            "1e400",
            "1e-400",
            "infin",
            "\u30001\u3000",
            "1\x1f",
            "\x1c1",
            "",
            "+",
            "+ 1",
            "1.5.2",
            "1e5.",
            "nan1",
            "1d",
            "1f",
            "1_.5",
            "1._5",
            "00012",
            "1E5",
        ]
    )
    if R.random() < 0.7:
        t = "".join(R.choice("0123456789012345678901234567890123456789._eE+- ") for _ in range(R.randrange(1, 14)))
    if R.random() < 0.2:
        t = "%d.%de%d" % (
            R.getrandbits(R.randrange(1, 200)),
            R.getrandbits(R.randrange(1, 300)),
            R.randrange(-400, 400),
        )

    def pf():
        try:
            v = float(t)
            return "nan" if v != v else fb(v)
        except ValueError:
            return "!"

    add("pf\t" + esc(t), pf())
    h = R.choice(
        [
            "0x1p%d" % R.randrange(-1100, 1100),
            x.hex(),
            "%x.%xp%d" % (R.getrandbits(70), R.getrandbits(R.randrange(1, 130)), R.randrange(-1200, 1100)),
            "".join(R.choice("0123456789abcdefxXpP+-. nfi") for _ in range(R.randrange(8))),
            "0X.%xP%+d" % (R.getrandbits(60), R.randrange(-1100, 1030)),
            " inf\t",
            "nan",
            "infinity",
            "0x",
            "0xp1",
            ".",
            "0x.p1",
            "1p",
            "0x1.8p-1075",
            "0x1.fffffffffffff8p1023",
            "0x1.fffffffffffff7p1023",
            "0x1p99999999999999999999",
            "0x0p99999999999999999999",
            "0x0.000000000000000000000000000000000000001p200",
        ]
    )

    def fh():
        v = float.fromhex(h)
        return "nan" if v != v else fb(v)

    add("fh\t" + esc(h), exc(fh))
    s = rs()
    add("rs\t" + esc(s), esc(repr(s)))
    add("as\t" + esc(s), esc(ascii(s)))
    b = bytes(R.choice(b"ab'\"\\\n\r\t\0\x7f\xff ") for _ in range(R.randrange(8)))
    add("rb\t" + esc(b.decode("latin1")), esc(repr(b)))
    tm = "".join(
        R.choice(["{", "}", "{", "}", "0", "a", ".", "[", "]", "!", "r", "s", ":", ">", "{{", "}}", "x", "é"])
        for _ in range(R.randrange(10))
    )

    def tp():
        o = ""
        try:
            for lit, nm, sp, cv in _string.formatter_parser(tm):
                if nm is None:
                    o += "(%s,None)" % esc(lit)
                else:
                    o += "(%s,%s,%s,%s)" % (esc(lit), esc(nm), esc(sp), "None" if cv is None else esc(cv))
        except ValueError as e:
            o += "!" + str(e)
        return o

    add("tp\t" + esc(tm), tp())
    nm = "".join(R.choice(["0", "1", "a", ".", "[", "]", "é", "12", "٣"]) for _ in range(R.randrange(7)))

    def fn():
        try:
            f, rest = _string.formatter_field_name_split(nm)
            o = "#%d" % f if isinstance(f, int) else esc(f)
            for isa, k in rest:
                o += "|" + (("." + esc(k)) if isa else ("#%d" % k if isinstance(k, int) else esc(k)))
            return o
        except ValueError as e:
            return "!" + str(e)

    add("fn\t" + esc(nm), fn())
    args = []
    f = ""
    for _ in range(R.randrange(1, 4)):
        f += R.choice(["", "a", "é", "%%"])
        q = "%"
        while R.random() < 0.4:
            q += R.choice("-+ #0")
        if R.random() < 0.5:
            q += R.choice(["5", "12", "*", "20"])
        if R.random() < 0.4:
            q += "." + R.choice(["", "0", "3", "10", "*", "300"])
        if R.random() < 0.1:
            q += R.choice("hlL")
        q += R.choice("diuoxXeEfFgGcrsasdsdfy%\x01é") if R.random() < 0.97 else ""
        f += q
        for _ in range(q.count("*")):
            args.append(R.randrange(-12, 15) if R.random() < 0.95 else "q")
        v = R.choice([0, 1, -3, 10**20, R.randrange(-500, 500), rf(), "x", "héé", rs()])
        if isinstance(v, float) and not math.isfinite(v) and R.random() < 0.9:
            v = 1.5
        args.append(v)
    if R.random() < 0.05:
        args.append(1)
    if R.random() < 0.05 and args:
        args.pop()

    def pc():
        try:
            return f % tuple(args)
        except OverflowError as e:
            raise

    w = exc(pc)
    if "cannot convert float" in w:
        continue
    if "*" in f and any(isinstance(a, int) and a > 10**9 for a in args):
        continue
    if any(isinstance(a, float) and abs(a) > 1e37 for a in args) and "d" in f + "d":
        continue
    add(
        "\t".join(
            ["pc", esc(f)]
            + [
                ("i:%d" % a if isinstance(a, int) else "f:" + fb(a) if isinstance(a, float) else "s:" + esc(a))
                for a in args
            ]
        ),
        w,
    )
if len(sys.argv) > 3:
    for c in range(0x110000):
        s = chr(c)
        add(
            "ch\t%x" % c,
            "%d%d%d%d%d %x"
            % (
                s.isprintable(),
                s.isalnum(),
                s.isspace(),
                s.isdecimal(),
                _sre.unicode_iscased(c),
                _sre.unicode_tolower(c),
            ),
        )
for line, want in zip(L, W):
    print(line + "\t=>\t" + want)
