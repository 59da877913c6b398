# Match objects: groups, spans, templates and every attribute.
# covers: re.Match
import re

m = re.search(r"(?P<year>\d+)-(?P<month>\d+)(-(\d+))?", "on 2024-05 x")


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for call in (
    lambda: m,
    lambda: m.group(),
    lambda: m.group(0, 1, "month"),
    lambda: m.group(3),
    lambda: m.group(5),
    lambda: m.group("x"),
    lambda: m.group(-1),
    lambda: m.group(1.0),
    lambda: m.group(None),
    lambda: m.group(True),
    lambda: m.group([1]),
    lambda: m[1],
    lambda: m["year"],
    lambda: m[9],
    lambda: m[1:2],
    lambda: m.groups(),
    lambda: m.groups("none"),
    lambda: m.groups(default=0),
    lambda: m.groupdict(),
    lambda: m.groupdict(5),
    lambda: m.groupdict(default="-"),
    lambda: (m.start(), m.end(), m.span()),
    lambda: (m.start(3), m.end(3), m.span(3)),
    lambda: (m.start("year"), m.span("month")),
    lambda: m.start(9),
    lambda: m.span("x"),
    lambda: m.start(None),
    lambda: m.expand(r"\2/\1 \g<month>"),
    lambda: m.expand(r"[\3]"),
    lambda: m.expand(r"\9"),
    lambda: m.expand(5),
    lambda: m.expand(b"x"),
    lambda: (m.pos, m.endpos, m.lastindex, m.lastgroup, m.string, m.re.pattern, m.regs),
    lambda: bool(m),
    lambda: len(m),
    lambda: list(m),
    lambda: m == m,
    lambda: m == re.search(r"\d", "5"),
    lambda: m < m,
    lambda: m.pos.__add__(1),
    lambda: setattr(m, "pos", 5),
    lambda: m.__copy__() is m,
    lambda: m.__deepcopy__({}) is m,
    lambda: re.Match(),
    lambda: re.Match.__name__ + re.Match.__module__,
    lambda: m.group(0, 0, 0),
    lambda: re.match("((a)(b))", "ab").lastindex,
    lambda: re.match("(a)(?P<n>b)?", "a").lastgroup,
    lambda: re.match("a{60}", "a" * 60),
    lambda: re.match(b"a", b"a"),
):
    show(call)
