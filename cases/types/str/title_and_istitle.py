# str.title and istitle: where a word begins, apostrophes, digits, and letters of title case.
# covers: str.title, str.istitle
sources = [
    """"they're bill's".title(), 'x1y2'.title(), 'a-b_c'.title(), 'ab CD eF'.title(), ''.title(), 'ǆ ǆǆ'.title(), 'ßß'.title(), 'ﬁ ﬁx'.title(), 'ΑΣ ΒΣ'.title()""",
    '\'\\u0345a\'.title(), \'a\\u0301b\'.title(), \'éÉ\'.title(), "a\\u2019b".title(), \'ŉa\'.title(), \'1st\'.title(), \'ა\'.title(), \'𐐨𐐀\'.title()',
    """[s.istitle() for s in ('', ' ', '1', 'A', 'a', 'Ab', 'AB', 'aB', 'A B', 'Ab Cd', 'Ab cd', 'Ab1Cd', 'Ab1cd', 'ǅ', 'Ǆ', 'ǅA', "It's", "It'S", 'Ა', 'ΑΣ', 'Aσ')]""",
    "'a'.title(1)",
    "'a'.istitle(1)",
    "str.title([])",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
