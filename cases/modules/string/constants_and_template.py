# Constants, capwords, Template, Formatter.
import string

print(
    string.ascii_letters,
    string.digits,
    string.hexdigits,
    string.octdigits,
    string.punctuation,
    repr(string.whitespace),
    len(string.printable),
    string.ascii_uppercase,
    string.capwords("hello  big   world"),
    string.capwords("a-b c-d", "-"),
    string.capwords(" x y "),
)
t = string.Template("$name owes ${amount}cents $$5 $missing")
print(
    t.safe_substitute(name="Al", amount=5),
    t.template,
    t.substitute({"name": "x", "amount": 1}, missing="m"),
    t.get_identifiers(),
    t.is_valid(),
    string.Template("$a${b}").substitute(a=1, b=[2]),
    string.Template("$1 $").is_valid(),
    string.Template("$ $1 $x").safe_substitute(x=1),
)
for f in (
    lambda: t.substitute(name=1),
    lambda: string.Template("$1").substitute(),
    lambda: string.Template("a\n${x").substitute(x=1),
    lambda: string.Template("end $").substitute(),
    lambda: string.capwords(5),
    lambda: t.substitute({}, {}),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
f = string.Formatter()
print(
    f.format("{0} {a:>5} {b!r}", 1, a="x", b="y"),
    f.vformat("{0}{k}", (1,), {"k": 2}),
    list(f.parse("a{b!r:>{w}}c{{d}}")),
    [c for c in "Hello, World!" if c not in string.punctuation],
    "".join(c for c in "a1b2" if c in string.digits),
)


class D(string.Template):
    delimiter = "%"


print(
    D("%x $x").substitute(x=1),
    "".join(string.ascii_lowercase[(string.ascii_lowercase.index(c) + 3) % 26] for c in "xyz"),
    str.maketrans("", "", string.punctuation)[33],
    "it's ok!".translate(str.maketrans("", "", string.punctuation)),
)
