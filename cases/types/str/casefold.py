# Of str.casefold: full folding, with the letters whose folding is longer.
sources = [
    "'ẞß'.casefold(), 'ﬀﬃ'.casefold(), 'İI'.casefold(), 'ΣΣς'.casefold(), 'ſ'.casefold(), 'µ'.casefold(), 'Ა'.casefold(), 'Ꭰꭰ'.casefold()",
    r"'HeLLo'.casefold(), ''.casefold(), 'ŉ'.casefold(), 'ᾳᾼ'.casefold(), 'K'.casefold(), 'Å'.casefold(), '\u0345'.casefold(), '𐐀'.casefold(), 'Ꮰ'.casefold()",
    "'a'.casefold('b')",
    "str.casefold(None)",
    "'Straße'.casefold() == 'STRASSE'.casefold(), 'ς'.casefold() == 'Σ'.casefold()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
