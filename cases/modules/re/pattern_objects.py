# Compiled patterns: attributes, methods with limits, equality, and what cannot be done.
# covers: re.Pattern, re.compile
import re

p = re.compile(r"(?P<a>x)|(y)", re.I | re.M)


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for call in (
    lambda: p,
    lambda: (p.pattern, p.flags, p.groups, p.groupindex, dict(p.groupindex)),
    lambda: p.search("aXb", 1).span(),
    lambda: p.search("aXb", 2),
    lambda: p.search("aXb", 0, 1),
    lambda: p.search("aXb", -5, 99).span(),
    lambda: p.search("aXb", pos=1, endpos=2).span(),
    lambda: p.match("aXb", 1).span(),
    lambda: p.fullmatch("aXb", 1, 2).span(),
    lambda: p.findall("xYx", 1),
    lambda: p.findall("xYx", 1, 2),
    lambda: p.findall(string="xy", pos=0),
    lambda: [m.span() for m in p.finditer("xYx", 1)],
    lambda: p.search("a", "0"),
    lambda: p.search("a", 1.0),
    lambda: p.search("a", None),
    lambda: p.search(),
    lambda: p.search("a", 0, 1, 2),
    lambda: p.sub("-", "axb"),
    lambda: p.sub(repl="-", string="axb", count=1),
    lambda: p.subn("-", "axbx", 1),
    lambda: p.split("axb"),
    lambda: p.scanner("axb").search().span(),
    lambda: re.compile("^a").search("ba", 1),
    lambda: re.compile("^a").match("ba", 1),
    lambda: re.compile("a$").search("ab", 0, 1).span(),
    lambda: re.compile(r"\Ba").search("ba", 1),
    lambda: p == re.compile(r"(?P<a>x)|(y)", re.I | re.M),
    lambda: p == re.compile(r"(?P<a>x)|(y)", re.I),
    lambda: re.compile("a") == re.compile(b"a"),
    lambda: hash(re.compile("a")) == hash(re.compile("a")),
    lambda: re.compile(p) is p,
    lambda: re.compile(p, re.I),
    lambda: re.compile("a", re.I | re.X | re.S | re.A),
    lambda: re.compile(b"a", re.L),
    lambda: re.compile("a" * 300),
    lambda: re.compile("a", 1 << 20),
    lambda: re.compile("a", "i"),
    lambda: re.compile("a", flags=re.S),
    lambda: re.compile(),
    lambda: re.compile(5),
    lambda: setattr(p, "pattern", 1),
    lambda: p.groupindex.update(b=1),
    lambda: p.__copy__() is p,
    lambda: re.Pattern("a"),
    lambda: p < p,
    lambda: re.Pattern.__module__ + re.Pattern[str].__origin__.__name__,
):
    show(call)
