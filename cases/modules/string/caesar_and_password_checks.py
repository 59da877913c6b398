# The constants of string in the programs that use them.
import string


def strong(p):
    return {
        "len": len(p) >= 8,
        "lower": any(c in string.ascii_lowercase for c in p),
        "digit": any(c in string.digits for c in p),
        "punct": any(c in string.punctuation for c in p),
        "space": not any(c in string.whitespace for c in p),
    }


for p in ("abc", "Abcdef1!", "with space1!", ""):
    print(repr(p), [k for k, ok in strong(p).items() if not ok])
rot = str.maketrans(
    string.ascii_letters,
    string.ascii_lowercase[13:]
    + string.ascii_lowercase[:13]
    + string.ascii_uppercase[13:]
    + string.ascii_uppercase[:13],
)
print(
    "Why, Zebra?".translate(rot),
    "Why, Zebra?".translate(rot).translate(rot),
    set(string.hexdigits) - set(string.digits) == set("abcdefABCDEF"),
    "pangram" if set(string.ascii_lowercase) <= set("the quick brown fox jumps over the lazy dog") else "no",
    "".join(c for c in "a-b_c d!" if c not in string.punctuation),
    string.Template("Dear $who, you owe $$${n}.").substitute(who="Al", n=f"{5:.2f}"),
    string.capwords("o'neil's  big-day"),
    len(string.printable),
    string.ascii_letters.index("Z"),
    all(c.isspace() for c in string.whitespace),
)
