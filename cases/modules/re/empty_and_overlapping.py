# Empty matches, adjacent matches, zero-width assertions and positions.
import re

for p, s in (
    ("", "ab"),
    ("a*", "baac"),
    ("a*?", "aa"),
    (r"\b", "ab cd"),
    ("(?=b)", "abb"),
    ("$", "a\n"),
    ("^", "a\nb"),
    ("(?m)$", "a\nb\n"),
    ("x|", "axb"),
    ("(a|)", "ba"),
    (r"\w*", "a b"),
    ("(?:a|ab)(?:c|bcd)", "abcd"),
    ("a{0}", "a"),
    (r"\s*", " a "),
):
    print(
        repr(p),
        [m.span() for m in re.finditer(p, s)],
        re.findall(p, s),
        re.split(p, s),
        re.sub(p, "-", s),
        re.subn(p, "-", s, count=1),
    )
print(
    re.findall("(?=(\\w\\w))", "abcd"),
    [m.start() for m in re.finditer("(?=aa)", "aaaa")],
    re.sub("(?<=a)(?=b)", "|", "abab"),
    re.split("(-)|(,)", "a-b,c"),
    re.sub("(x)?", lambda m: f"<{m[1]}>", "ax"),
    re.sub("a", "", "banana"),
    re.match("", "x").span(),
    re.search("b?", "ab").span(),
)
