# Which blanks may stand around a number: those of C, and those of Unicode in texts that are not all ASCII.
# covers: int, float
for blank in (" ", "\t", "\n", "\v", "\f", "\r", "\x1c", "\x1d", "\x1e", "\x1f", "\x85", "\xa0", "\u2003", "\u3000", "\u200b", "\0"):
    for text in (blank + "12", "12" + blank, blank + "١٢", "١٢" + blank, "1" + blank + "2"):
        for kind in (int, float):
            try:
                print(ascii(text), kind.__name__, kind(text))
            except ValueError as error:
                print(ascii(text), kind.__name__, ascii(str(error)))
    for text in (blank.encode() + b"12", b"12" + blank.encode()):
        try:
            print(text, int(text), float(text))
        except ValueError as error:
            print(text, ascii(str(error)))
