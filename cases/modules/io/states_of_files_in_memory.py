# Files in memory tell their state and go on from one; what lies over other streams cannot be copied.
import copy
import io

data = io.BytesIO(b"abc")
data.name = "letters"
data.read(1)
print(data.__getstate__(), io.StringIO("a\r\nb", None).__getstate__(), io.StringIO("a\nb", "\r\n").__getstate__())
twin = copy.deepcopy(data)
data.write(b"xyz")
print(twin.read(), twin.name, data.getvalue())
text = io.StringIO()
text.__setstate__(("a\r\nb", "\r\n", 3, {"name": "lines"}))
print(repr(text.getvalue()), repr(text.read()), text.name)

for make, state in [
    (io.BytesIO, 0),
    (io.BytesIO, (b"", 0)),
    (io.BytesIO, (b"", "a", None)),
    (io.BytesIO, (b"", -1, None)),
    (io.BytesIO, (b"", 0, 1)),
    (io.StringIO, ("", "\n", 0)),
    (io.StringIO, ("", "\n", "a", None)),
    (io.StringIO, ("", "\n", -1, None)),
    (io.StringIO, ("", "\n", 0, 1)),
    (io.StringIO, (b"", "\n", 0, None)),
]:
    try:
        make().__setstate__(state)
    except Exception as error:
        print(type(error).__name__, error)
closed = io.BytesIO()
closed.close()
for ask in (
    closed.__getstate__,
    lambda: closed.__setstate__((b"", 0, None)),
    lambda: copy.copy(io.BufferedReader(io.BytesIO())),
    lambda: copy.copy(io.TextIOWrapper(io.BytesIO())),
):
    try:
        ask()
    except Exception as error:
        print(type(error).__name__, error)
