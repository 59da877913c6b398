# Compiled patterns, positions, flags, and match object protocol.
import re

p = re.compile(r"(?P<k>\w+)\s*=\s*(?P<v>\d+)", re.I | re.M)
print(
    p.pattern,
    p.flags,
    p.groups,
    dict(p.groupindex),
    p.findall("a=1\nb = 22"),
    p.search("xx a=1", 2).span(),
    p.match("a=1 b=2", 4).group(),
    p.fullmatch("a=1b", 0, 3).group(),
    p == re.compile(p.pattern, re.I | re.M),
    p.sub(r"\g<v>=\g<k>", "a=1,b=2"),
    p.subn("x", "a=1", 0),
    p.split("q a=1 r"),
    repr(re.compile("a")),
    repr(re.compile("a/b'\n", re.I)),
    re.compile(p) is p,
    repr(re.I),
    re.IGNORECASE == re.I,
    re.I | re.S,
    int(re.X),
)
c = re.compile("b")
print(
    c.search("abc", 1).start(),
    c.match("abc", 1),
    c.match("abc", 2),
    re.compile("^b").match("ab", 1),
    re.compile("^b").search("ab", 1),
    re.compile("b$").search("abc", 0, 2),
    [m.span() for m in re.finditer("a*", "baac")],
    re.findall(r"^\s*(\w+):", "a: 1\n b: 2\nc", re.M),
    re.split(r"\s*[,;]\s*", "a , b;c ,d"),
    re.sub("(?m)^", "> ", "l1\nl2"),
    re.findall(rb"\w", b"a1"),
    re.sub(rb"a", b"z", b"aa"),
)


def scan(text):
    spec = [
        ("NUM", r"\d+(\.\d*)?"),
        ("ID", r"[A-Za-z_]\w*"),
        ("OP", r"[+\-*/=()]"),
        ("WS", r"\s+"),
        ("BAD", r"."),
    ]
    for m in re.finditer("|".join(f"(?P<{n}>{r})" for n, r in spec), text):
        if m.lastgroup != "WS":
            yield m.lastgroup, m.group(), m.start()


print(list(scan("x1 = 3.14*(y - 2) ?")))
print(
    re.match(r"(\d+)-(\d+)", "10-20").groups(),
    *map(int, re.findall(r"-?\d+", "a-1b22")),
    re.fullmatch(r"[A-Z][a-z]*( [A-Z][a-z]*)*", "Ada Lovelace") is not None,
    re.sub(r"(?<!^)(?=[A-Z])", "_", "camelCaseName").lower(),
    re.sub(r"_(\w)", lambda m: m[1].upper(), "snake_case_name"),
    re.sub(r"\s+", " ", " a  b\n c ").strip(),
    re.findall(r"#(\w+)", "#a b #c_d"),
    re.sub(r"(\d)(?=(\d{3})+$)", r"\1,", "1234567"),
    re.findall(r"(?<=\()[^)]*", "f(a) g(b, c)"),
)
