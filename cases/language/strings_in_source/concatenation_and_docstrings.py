# Implicit concatenation, docstrings and their cleaning, bytes mixing.
def f():
    """One.

        Indented.
    """


def g():
    "a" "b"
    return 1


def h():
    f"not a doc {1}"


def i():
    b"nor this"


class C:
    """Class doc."""
    x = "a" 'b' """c"""
    def m(self): """M"""


print(repr(f.__doc__), g.__doc__, h.__doc__, i.__doc__, C.__doc__, C.m.__doc__, C.x)
print("a" "b" * 2, "a" + "b" "c", ("x"
      "y"), ["a" "b", "c"], len("a" ""))
print("%s" "%s" % (1, 2), "-" "x".join("ab"), "a" f"{1}" r"\n" "\n".encode().hex())
for src in ("'a' b'b'", "b'é'", "'\\x4'", "'\\u123'", "'\\U00110000'", "'\\N{no such}'", "b'\\x'", "'abc", '"""abc', "'\n'", "u'x' U'y'", "bu'x'", "'\\N'"):
    try: print(src.encode("unicode_escape"), eval(src))
    except SyntaxError as e: print(src.encode("unicode_escape"), "|", e.msg)
