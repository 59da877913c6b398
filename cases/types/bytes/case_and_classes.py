# Of bytes: upper, lower, title, capitalize, swapcase and the is-methods, which know ASCII alone.
# covers: bytes.upper, bytes.lower, bytes.title, bytes.capitalize, bytes.swapcase, bytes.isalnum, bytes.isalpha, bytes.isascii, bytes.isdigit, bytes.islower, bytes.isupper, bytes.istitle, bytes.isspace
names = ["isalnum", "isalpha", "isascii", "isdigit", "islower", "isspace", "istitle", "isupper"]
texts = [b"", b"a", b"A", b"1", b" ", b"a1", b"aB", b"Ab Cd", b"AB", b"\xe9", b"a\xe9", b"\x0b\x0c\t", b"\x1c", b"\x85", b"A1b", b"It's", b"ab-cd", b"_"]
for kind in (bytes, bytearray):
    for text in texts:
        text = kind(text)
        print(text, *(int(getattr(text, name)()) for name in names))
        print(text.upper(), text.lower(), text.title(), text.capitalize(), text.swapcase())
for name in names + ["upper", "lower", "title", "capitalize", "swapcase"]:
    for arguments in [(1,), ("a", "b")]:
        try:
            getattr(b"a", name)(*arguments)
        except TypeError as error:
            print(error)
    for this in ("a", 5):
        try:
            getattr(bytes, name)(this)
        except TypeError as error:
            print(error)
