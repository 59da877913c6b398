# The is-methods of str for characters on the border of each class.
# covers: str.isalnum, str.isalpha, str.isdecimal, str.isdigit, str.isnumeric, str.isspace, str.isprintable, str.isascii
names = ["isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable",
         "isspace", "istitle", "isupper"]
for text in [
    "", " ", "a", "A", "1", "a1", "a 1", "_", "é", "ß", "²", "½", "Ⅷ", "ⅷ", "٣", "०", "①", "一", "百", "\u00a0", "\u2003", "\u200b",
    "\u2028", "\x1c", "\x1f", "\x85", "\x00", "\x7f", "ª", "ǅ", "\u0301", "\u02b0", "\u1d2c", "\u0345", "ⓐ", "Ⓐ", "\ud800", "\ue000",
    "\u0378", "\U0001f600", "\U0001d7d8", "\U00013000", "\ufeff", "\u00ad", "𐐀", "ა", "Ა", "ﬁ", "aA", "a_", "\t\n", "\u3000", "\u1680", "\u180e",
    "\u2126", "\u0e33", "\u309b", "\u2118", "\u212e", "\u1369", "\u19da", "\u00b7", "a\u00b7", "\u0387",
]:
    print(ascii(text), *(int(getattr(text, name)()) for name in names))
for name in names:
    for arguments in [(1,), ("a", "b")]:
        try:
            getattr("a", name)(*arguments)
        except TypeError as error:
            print(error)
    for this in (5, None, b"a"):
        try:
            getattr(str, name)(this)
        except TypeError as error:
            print(error)
