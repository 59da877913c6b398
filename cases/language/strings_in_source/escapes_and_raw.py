# Escapes in each kind of literal, line joins and lengths.
for s in ("\n", "\\n", r"\n", "\x41", "\101", "\u00e9", "\U0001F600", "\N{GREEK SMALL LETTER ALPHA}", "\0", "\a\b\f\v", "a\
b", '\'', "\"", r'\'', r"a\\", """a
b""", '''"'"''', "\\\n", "\t|", "\\x41", "\r\n"): print(ascii(s), len(s), end="; ")
print()
for b in (b"\n", rb"\n", b"\x41\xff", b"\101", b'a"b', b"\0"): print(b, len(b), end="; ")
print(); print("a" 'b' r"\c" f"{1}{{}}" "\x64", f"\t{'x'}\N{BULLET}\u0041", rf"\{1}\n", f"{'\n'!r}", "tab\tin", "q'q" 'd"d', "%", "{}", "\N{LATIN SMALL LETTER E WITH ACUTE}" == "é", len("\r\n"), "\1\2".encode())
print("line one\nline two\n\tindented", end="|\n"); print(repr("mixed 'single' and \"double\""), repr('only "double"'), repr("only 'single'"), repr("back\\slash"), repr("\x1b[0m"), repr("\ufeff\u00a0"))
