# sep, end, file, flush, and what is converted.
import io

print()
print(1, "a", None, [1, "x"], sep="|", end="!\n")
print("a", "b", sep="")
print("x", end="")
print(*[1, 2], *"ab", sep=", ")
print(sep="x")
print("s", sep=None, end=None)
print("\ttab", "é", "nl\nx", 1e100, -0.0)
buf = io.StringIO()
print("to buffer", 5, file=buf, flush=True)
print("more", end="", file=buf)
print(repr(buf.getvalue()))


class W:
    def __init__(self):
        self.got = []

    def write(self, s):
        self.got.append(s)


w = W()
print("a", 1, sep="-", file=w)
print(w.got)


class S:
    def __str__(self):
        print("converting", end=" ")
        return "S!"


print("before", S(), "after")
for f in (
    lambda: print("x", sep=1),
    lambda: print("x", end=b""),
    lambda: print("x", file=5),
    lambda: print("x", bogus=1),
    lambda: print("x", file=object()),
):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)


class Bad:
    def __str__(self):
        raise ValueError("str failed")


try:
    print("partial", Bad())
except ValueError as e:
    print("|", e)
print(print("inner"))
print("a\0b".encode(), "\u2028" == "\N{LINE SEPARATOR}", "done", sep="\n", end="\n\n")
