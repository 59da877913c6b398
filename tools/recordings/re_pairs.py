"""Writes patterns, texts and what CPython makes of them, for the tests of the interpreter's `re` engine.

    python3.13 tools/recordings/re_pairs.py SEED COUNT > executor/interpreter/src/modules/re/recorded.txt

Now and then CPython itself is wrong (a possessive group's span, a conditional on the group it stands in): such lines are
to be left out.
"""

import re, random, sys, warnings, signal

warnings.simplefilter("ignore")
seed = int(sys.argv[1])
N = int(sys.argv[2])
R = random.Random(seed)


def esc(s):
    return "".join(c if 32 <= ord(c) < 127 and c != "\\" else "\\%x;" % ord(c) for c in s)


def atom(d, st):
    k = R.randrange(30)
    if k < 10:
        return R.choice("aabbcAB1 _")
    if k == 10:
        return (
            R.choice(
                [
                    "é",
                    "É",
                    "ſ",
                    "s",
                    "K",
                    "\u212a",
                    "ß",
                    "İ",
                    "i",
                    "ı",
                    "Σ",
                    "ς",
                    "σ",
                    "\n",
                    "\ud800",
                    "😀",
                    "\x85",
                    "٣",
                    "µ",
                    "μ",
                    "-",
                ]
            )
            if not st["b"]
            else R.choice(["\xe9", "\xc9", "s", "\xb5"])
        )
    if k == 11:
        return "."
    if k < 15:
        return R.choice([r"\d", r"\D", r"\w", r"\W", r"\s", r"\S", r"\.", r"\n", r"\x61", r"\t", r"\101", r"\07"])
    if k < 18:
        s = "[" + R.choice(["", "", "^"])
        for _ in range(R.randrange(1, 4)):
            s += (
                R.choice(
                    [
                        "a",
                        "b",
                        "a-c",
                        "A-Z",
                        "a-z",
                        "0-9",
                        r"\d",
                        r"\w",
                        r"\W",
                        r"\s",
                        "_",
                        "é",
                        "à-ÿ",
                        "-",
                        r"\n",
                        r"\b",
                        "\u212a",
                        "а-я",
                        "\U00010400-\U00010427",
                        "i",
                        "k",
                    ]
                )
                if not st["b"]
                else R.choice(["a", "b", "a-c", "A-Z", "\xe0-\xff", r"\w", r"\W", "_", r"\x80-\xff"])
            )
        return s + "]"
    if k == 18:
        return R.choice(["^", "$", r"\b", r"\B", r"\A", r"\Z"])
    if k == 19 and st["g"]:
        g = R.randrange(1, st["g"] + 1)
        return R.choice(["\\%d" % g, "(?P=n%d)" % g, "(?(%d)a|b)" % g, "(?(%d)a)" % g])
    if d <= 0:
        return R.choice("abc")
    if k < 24:
        st["g"] += 1
        n = st["g"]
        body = alt(d - 1, st)
        return R.choice(["(%s)", "(%s)", "(?P<n" + str(n) + ">%s)"]) % body
    if k < 26:
        return "(?:%s)" % alt(d - 1, st)
    if k == 26:
        return R.choice(["(?=%s)", "(?!%s)", "(?<=%s)", "(?<!%s)"]) % alt(d - 1, st)
    if k == 27:
        return "(?>%s)" % alt(d - 1, st)
    if k == 28:
        return R.choice(
            ["(?i:%s)", "(?s:%s)", "(?m:%s)", "(?-i:%s)", "(?x: %s )", "(?a:%s)", "(?i-s:%s)", "(?#c)%s"]
        ) % alt(d - 1, st)
    return R.choice("abAB")


def quant(a):
    if R.random() < 0.35 and a not in ("^", "$"):
        q = R.choice(["*", "+", "?", "{2}", "{1,2}", "{,2}", "{2,}", "{0}", "{0,3}", "*", "+", "?"])
        a += q + R.choice(["", "", "", "?", "?", "+"])
    return a


def seq(d, st):
    return "".join(quant(atom(d, st)) for _ in range(R.randrange(0 if R.random() < 0.3 else 1, 4)))


def alt(d, st):
    return "|".join(seq(d, st) for _ in range(R.choice([1, 1, 1, 2, 2, 3])))


def mutate(p):
    p = list(p)
    for _ in range(R.randrange(1, 3)):
        i = R.randrange(len(p) + 1)
        if p and R.random() < 0.5:
            del p[min(i, len(p) - 1)]
        else:
            p.insert(
                i,
                R.choice(
                    [
                        "(",
                        ")",
                        "[",
                        "]",
                        "{",
                        "}",
                        "?",
                        "*",
                        "+",
                        "\\",
                        "|",
                        "^",
                        "$",
                        "(?",
                        "(?P<",
                        "(?P=",
                        "(?P<a>",
                        "(?<",
                        "(?(1)",
                        "(?i)",
                        "(?i",
                        "(?a-",
                        "(?-",
                        "(?L)",
                        "(?u)",
                        "\\x",
                        "\\u",
                        "\\N{",
                        "\\N{EM DASH}",
                        "\\8",
                        "\\1",
                        "\\400",
                        "\\g",
                        "{2,1}",
                        "{99999999999}",
                        "\n",
                        ":",
                        "-",
                        "z",
                        "(?#",
                        "\\U00110000",
                        "\\377",
                        "(?a)",
                        "(?(x)",
                        "(?(0)",
                        "(?(99)",
                        "(?P",
                        "**",
                        "\\q",
                        "[z-a]",
                        "[a-\\d]",
                        "(?aL)",
                        "(?ii-i:",
                        "(?s-",
                        "(?x) # é",
                        "(?<=a*)",
                        "(?<=(a))",
                        "é",
                        " ",
                        ">",
                        "<",
                        "'",
                        "(?P<1a>",
                        "(?P<é>",
                        "(?P>",
                    ]
                ),
            )
    return "".join(p)


alpha = "aaabbbcAB1 _\n"
alphau = "aabAB1 é\u212aksſßiİıΣςσ\u0130😀\ud800٣µμ\u10400\U00010400\U00010428"


def text(b):
    n = R.randrange(0, 11)
    if b:
        return "".join(R.choice("aabbcAB1 _\n\xe9\xc9\xb5s") for _ in range(n))
    return "".join(R.choice(alpha if R.random() < 0.8 else alphau) for _ in range(n))


class TO(Exception):
    pass


def alarm(*a):
    raise TO


signal.signal(signal.SIGALRM, alarm)


def show(m):
    if m is None:
        return "-"
    o = ""
    for g in range(m.re.groups + 1):
        s = m.span(g)
        o += "x " if s == (-1, -1) else "%d,%d " % s
    return o + "L%d" % (m.lastindex or 0)


L = []
W = []
while len(L) < N:
    b = R.random() < 0.15
    st = {"g": 0, "b": b}
    p = alt(3, st)
    if R.random() < 0.25:
        p = mutate(p)
    if b:
        p = "".join(c if ord(c) < 256 else "a" for c in p)
    fl = 0
    for f in (re.I, re.M, re.S, re.X, re.A):
        if R.random() < 0.15:
            fl |= int(f)
    if R.random() < 0.02:
        fl |= R.choice([int(re.L), int(re.U)])
    t = text(b)
    tm = (
        "".join(
            R.choice(
                [
                    "a",
                    "\\1",
                    "\\2",
                    "\\g<1>",
                    "\\g<n1>",
                    "\\n",
                    "\\0",
                    "\\12",
                    "\\g<",
                    "\\g",
                    "\\g<x>",
                    "\\q",
                    "\\.",
                    "\\101",
                    "\\777",
                    "é",
                    "\\g<99>",
                    "\\99",
                    "\\g<1",
                    "\\g<>",
                    "\\g<1a>",
                    "\\\\",
                    "\n",
                ]
            )
            for _ in range(R.randrange(4))
        )
        if R.random() < 0.3
        else ""
    )
    if b:
        tm = "".join(c for c in tm if ord(c) < 256)
    P = p.encode("latin1") if b else p
    T = t.encode("latin1") if b else t
    TM = tm.encode("latin1") if b else tm
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        try:
            c = re.compile(P, fl)
        except re.PatternError as e:
            w = "!re %s %s %s" % (esc(str(e)), e.lineno, e.colno)
        except ValueError as e:
            w = "!V %s" % e
        except OverflowError as e:
            w = "!O %s" % e
        else:
            w = "%d %d " % (c.flags, c.groups) + "".join(
                show(x) + "|" for x in (c.match(T), c.fullmatch(T), c.search(T))
            )
            n = 0
            for m in c.finditer(T):
                w += show(m) + ";"
                n += 1
                if n > 100:
                    break
            if tm:
                w += "#"
                try:
                    r = re._parser.parse_template(TM, c)
                    w += "".join(
                        (
                            "<%d>" % x
                            if isinstance(x, int)
                            else "'%s'" % esc(x if not b else x.decode("latin1"))
                            if x
                            else ""
                        )
                        for x in r
                    )
                except re.PatternError as e:
                    w += "!re %s %s %s" % (esc(str(e)), e.lineno, e.colno)
                except IndexError as e:
                    w += "!I " + esc(str(e))
        signal.setitimer(signal.ITIMER_REAL, 0)
    except TO:
        continue
    except (MemoryError, RecursionError, SystemError):
        continue
    w = w.replace(")", "") if w.startswith("!re") or "#!re" in w and 0 else w
    L.append("\t".join(["b" if b else "s", str(fl), esc(p), esc(t)] + ([esc(tm)] if tm else [])))
    W.append(w)
for line, want in zip(L, W):
    print(line + "\t=>\t" + want.replace("(", "").replace(")", "") if "!re" in want else line + "\t=>\t" + want)
