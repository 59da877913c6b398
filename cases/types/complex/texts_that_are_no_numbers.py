# Which texts are refused as misplaced underscores and which as malformed.
# covers: complex
for text in ("1_0", "1_0j", "_1", "1_", "1__0", "1_j", "1_.5", "1e_5", "(1_0", "x_1", "1_0x", "1_000+2_0j", "é_1", "1_é", "1_0é", "_é", "\0_1", "1_0\0", "1_\0", "1\0", "\x1c1", "\u20031\u2003", "1 +2j", "( 1+2j )", "((1))", "1+2", "j", "+j", "-J", "1+j", "1-+2j", "nan+infj", "infinityj", "١+٢j", "1_٢j", "1e5j5", "", " ", "()", "+-1j", "1i"):
    try:
        print(ascii(text), complex(text))
    except ValueError as error:
        print(ascii(text), ascii(str(error)))
