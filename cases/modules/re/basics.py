# match, search, fullmatch, findall, finditer, split, sub on ordinary patterns.
import re

t = "The year 1984, then 2001; call 555-1234."
print(
    re.findall(r"\d+", t),
    re.findall(r"(\d)(\d)", t),
    re.findall(r"(\w)\d", t),
    re.search(r"\d{4}", t).group(),
    re.match(r"\d", t),
    re.match("The", t),
    re.fullmatch(r"\w+", "word!"),
    re.fullmatch(r"\w+", "word").span(),
    [m.start() for m in re.finditer("e", t)],
    re.split(r"\W+", t),
    re.split(r"(,|;)", "a,b;c"),
    re.split("x*", "axbc"),
    re.split(",", "a,b,c", maxsplit=1),
    re.sub(r"\d", "#", t, count=2),
    re.subn("e", "E", t),
    re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"),
    re.sub(r"(?P<n>\d)", r"<\g<n>\g<0>>", "a1"),
    re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "3 and 10"),
    re.sub("", "-", "abc"),
    re.sub("x*", "-", "abxd"),
    re.findall("", "ab"),
    re.escape("a.b*c [x]\n é"),
    re.findall("a|ab", "abab"),
    re.findall("(?:ab)+", "ababxab"),
    re.findall(r"\bfoo\b", "foo foobar foo"),
)
m = re.search(r"(?P<area>\d{3})-(?P<num>\d+)(x)?", t)
print(
    m,
    m.group(0, 1, 2),
    m["num"],
    m.groups(),
    m.groups("none"),
    m.groupdict(),
    m.start("num"),
    m.end(),
    m.span(3),
    m.lastindex,
    m.lastgroup,
    m.string == t,
    m.pos,
    m.endpos == len(t),
    m.re.pattern,
    m.expand(r"\1/\g<num>"),
    m[1],
    bool(m),
)
for f in (
    lambda: m.group(9),
    lambda: m["zz"],
    lambda: re.sub("a", r"\9", "a"),
    lambda: re.match(5, "a"),
    lambda: re.match("a", 5),
    lambda: re.match("a", b"a"),
    lambda: re.match(b"a", "a"),
    lambda: re.sub("(a)", r"\g<x>", "a"),
    lambda: None.group(),
    lambda: re.sub("a", 5, "a"),
    lambda: re.search("a"),
    lambda: m.span("q"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
