# upper, lower, title, capitalize, swapcase, casefold beyond ASCII.
words = [
    "hello world",
    "ALREADY UP",
    "it's o'neil's",
    "ß straße",
    "ǆ ǅ",
    "İstanbul ı",
    "ΑΣ ΌΣΟΣ",
    "ﬁne",
    "éCOLE",
    "a1b2 c-d_e",
    "",
    "ŉ",
    "ᾳ",
]
for w in words:
    print(ascii([w.upper(), w.lower(), w.title(), w.capitalize(), w.swapcase(), w.casefold()]))
print(
    "ß".upper() == "SS",
    "ẞ".lower(),
    "ß".casefold() == "SS".casefold(),
    "Σ".lower(),
    "ΑΣ".lower(),
    "x".title(),
    "they're bill's".title(),
    "1st 2nd".title(),
    "hello WORLD".capitalize(),
)
try:
    "a".upper("x")
except TypeError as e:
    print(e)
