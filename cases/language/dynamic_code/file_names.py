# The file name of compile: text, bytes, or a path-like object.
# covers: compile


class Path:
    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path


class Refused:
    __fspath__ = None


for name in ["plain", b"bytes", b"\xff", Path("like"), Path(b"like bytes"), Path(3), Path(Path("twice")), Refused()]:
    try:
        compile("1 +", name, "eval")
    except SyntaxError as error:
        print(ascii(error.filename))
    except TypeError as error:
        print("TypeError", error)
for name in [3, None, bytearray(b"x"), "a\0b", b"a\0b", Path("a\0b")]:
    try:
        print(compile("1", name, "eval") is not None)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
