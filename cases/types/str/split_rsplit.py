# Whitespace and separator splitting, limits and errors.
print(
    "a b  c ".split(),
    " a  b ".split(" "),
    "a,b,,c".split(","),
    "".split(),
    "".split(","),
    "   ".split(),
    " a b c ".split(None, 1),
    "a b c".split(maxsplit=1),
    "a,b,c".rsplit(",", 1),
    " a  b  c ".rsplit(None, 1),
    "a--b--c".split("--"),
    "aaa".split("a"),
    "a,b".split(",", 0),
    " a b".split(None, 0),
    "a,b,c".split(",", -1),
    "a\tb\nc\x0bd\x1ce\x85f\u3000g".split(),
    "abc".split("abc"),
    "x".split("y"),
    "a b".split(sep=" "),
    "a::b:c".rsplit(":", 2),
    "aXbXc".split("X", 99),
    " x ".rsplit(),
    "a,b,c,".rsplit(",", maxsplit=2),
    "é é".split("é"),
    "\xa0a\xa0".split(),
    "a b c ".rsplit(None, 0),
)
for f in (
    lambda: "a".split(""),
    lambda: "a".split(5),
    lambda: "a".split(" ", "x"),
    lambda: "a".split(b" "),
    lambda: "a".split(" ", 1, 2),
    lambda: "a".rsplit(""),
    lambda: "a".split(" ", None),
    lambda: "a".split(" ", 1.0),
    lambda: "a".split(x=1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
