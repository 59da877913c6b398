# Strings never change; methods return new plain strings even on subclasses.
class S(str):
    def shout(self):
        return self.upper() + "!"


s = S("héllo")
print(
    s,
    s.shout(),
    type(s.upper()).__name__,
    type(s[1:]).__name__,
    type(s + "x").__name__,
    type(s * 1).__name__,
    type(s.strip()).__name__,
    type(s.replace("x", "y")).__name__,
    type(str(s)).__name__,
    type(f"{s}").__name__,
    type("".join([s])).__name__,
    s == "héllo",
    hash(s) == hash("héllo"),
    {s: 1}["héllo"],
    s in ["héllo"],
    isinstance(s, str),
    len(s),
    [c for c in s][1],
    s < "i",
    "x" + s,
    "%s" % s,
    sorted([S("b"), "a"]),
)
s.extra = 1
print(s.extra, vars(s))
a = "immutable"
b = a.replace("im", "")
print(a, b, a.upper() is not a, a.strip() == a, a.lower() == a)
for f in (
    lambda: a.__setitem__(0, "x"),
    lambda: setattr(a, "y", 1),
    lambda: a.append("x"),
    lambda: a.__delitem__(0),
    lambda: str.__add__("a", 1),
    lambda: a.sort(),
    lambda: a.reverse(),
    lambda: a.contains("m"),
    lambda: a.length,
    lambda: a.push("x"),
    lambda: a.substr(1),
    lambda: a.has("x"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    "abcdef"[0],
    "x".__class__("y"),
    str.__mro__,
    "a".__eq__(5),
    "a".__lt__("b"),
    "a".__contains__("a"),
    "ab".__getitem__(1),
    "ab".__iter__().__next__(),
    "a".__hash__() == hash("a"),
    "a".__str__(),
    "a'b".__repr__(),
    "{}".__format__(">4"),
    "abc".__len__(),
    "a".__mod__(()),
    "%s".__mod__(1),
    "a".__add__("b"),
    "a".__rmul__(2),
)
