# covers: tomllib.TOMLDecodeError
# What is no TOML, and where that is said to be.
import tomllib

for text in ("a", "a =", "= 1", "a = 1\na = 2", "[t]\n[t]", "a = 1 b = 2", "a = [1,", "a = {b = 1", "a = {b = 1,}", 'a = "open', "a = 'open", 'a = "\\q"', 'a = "\\ud800"', "a = 01", "a = 1__0", "a = _1", "a = 1.", "a = .5", "a = 0xg", "a = 1e", "a = truex", "a = 1979-13-01", "a = 25:00:00", "[a", "[]", "[[a]", "a.b = 1\na.b.c = 2", "a = {}\na.b = 1", "[a]\nb = 1\n[a.b]", "[[a]]\n[a]", "a = [1]\n[[a]]", "a\n= 1", "'''x''' = 1", "\x00 = 1", "a = 1 # \x01", 'a = "x\ny"', "a = \"\"\"x", "a = 'x\x7f'", "a..b = 1", "[a.]", "a = -", "a = +nan_", "a = {b = 1, b = 2}", "\u00e9 = 1"):
    try:
        print(repr(text), tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        print(repr(text), "->", error)
print(tomllib.TOMLDecodeError.__mro__[1])
