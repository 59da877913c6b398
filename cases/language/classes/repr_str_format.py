# Fall-backs between __repr__, __str__, __format__ and their errors.
class R:
    def __repr__(self):
        return "R()"


class S:
    def __str__(self):
        return "S str"

    def __repr__(self):
        return "S repr"

    def __format__(self, spec):
        return f"<{spec}>"


class N:
    def __repr__(self):
        return 5


class N2:
    def __str__(self):
        return None


class F:
    def __format__(self, s):
        return 1


print(
    R(),
    str(R()),
    [R()],
    f"{R()!s:>6}|",
    "%s %r" % (S(), S()),
    f"{S():abc} {S()} {S()!r:>8}",
    format(S(), "x"),
    f"{[S()]}",
    "{:q}".format(S()),
)
print({S(): S()}, (S(),), f"{S()=}", f"{S()=!s}")
for f in (
    lambda: repr(N()),
    lambda: str(N()),
    lambda: str(N2()),
    lambda: f"{F()}",
    lambda: format(R(), ">5"),
    lambda: [N()].__repr__(),
    lambda: print(N2()),
    lambda: "%s" % N2(),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
a = []
a.append(a)
d = {}
d["self"] = d
t = ([],)
t[0].append(t)
print(a, d, t, [a, a])


class Box:
    def __init__(self):
        self.me = [self]

    def __repr__(self):
        return f"Box({len(self.me)})"


print(Box(), [Box()], {1: Box()})


class E(Exception):
    def __str__(self):
        return "custom str"


print(E(1, 2), repr(E(1, 2)), [E("x")], repr(E()))


class Sub(int):
    def __repr__(self):
        return "Sub!"


print(Sub(3), [Sub(3)], f"{Sub(3)}", f"{Sub(3):03d}", "%d" % Sub(3), str(Sub(3)), Sub(3) + 1)


class StrSub(str):
    def __str__(self):
        return "from __str__"


print(
    StrSub("raw"),
    str(StrSub("raw")),
    f"{StrSub('raw')}",
    StrSub("raw") + "",
    "%s" % StrSub("raw"),
    "".join([StrSub("raw")]),
)
