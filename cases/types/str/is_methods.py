# The character class predicates on empty, ASCII and other text.
tests = [
    "",
    "abc",
    "ABC",
    "Abc",
    "a1",
    "123",
    "١٢٣",
    "²",
    "½",
    "ǅ",
    " ",
    "\t\n",
    "\x1c",
    "\xa0",
    "\u200b",
    "a b",
    "_a1",
    "1a",
    "class",
    "é",
    "ñandú",
    "Hello World",
    "Hello world",
    "a\n",
    "中",
    "Ⅷ",
    "\u0301",
    "µ",
    "-1",
    "1.5",
    "\ud800",
    "😀",
    "A1B",
    "ß",
    "ª",
]
names = [
    "isalnum",
    "isalpha",
    "isascii",
    "isdecimal",
    "isdigit",
    "isidentifier",
    "islower",
    "isnumeric",
    "isprintable",
    "isspace",
    "istitle",
    "isupper",
]
for t in tests:
    print(ascii(t), [n[2:] for n in names if getattr(t, n)()])
print([hasattr("", n) for n in names].count(True), "".isprintable(), "".isascii(), "".islower())
try:
    "a".isalpha(1)
except TypeError as e:
    print(e)
