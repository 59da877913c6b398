# Of str.isidentifier: what may start a name and what may go on in it.
sources = [
    r"[s.isidentifier() for s in ('', 'a', '_', '__', '1a', 'a1', 'a b', 'a-b', 'class', 'None', 'é', 'ñandú', '中文', 'a²', 'ª', 'º', 'ⅷ', '℘', '℮', '·a', 'a·', 'a\u0301', '\u0301a', '𝐱', '\ud800', 'a\u200d', '₀', 'a₀', '٣a', 'a٣', 'ﬁ', '\u309b', '\u2118x', '\u1885', '\u00b5')]",
    "'a'.isidentifier('b')",
    "str.isidentifier(5)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
