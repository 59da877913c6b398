# join over every iterable, and its errors with item numbers.
print(
    ",".join(["a", "b"]),
    "".join("abc"),
    "-".join(()),
    "-".join(["x"]),
    ", ".join({"k": 1, "z": 2}),
    "é".join(["a", "b", "c"]),
    "ab".join("xy"),
    "".join(c.upper() for c in "gen"),
    " ".join(sorted({"b", "a"})),
    "\n".join(["l1", "l2"]),
    "x".join(map(str, range(4))),
    "".join([]) == "",
    "😀".join("ab"),
)
s = ["only"]
print("".join(s) is s[0] or "".join(s) == s[0])
for f in (
    lambda: ",".join([1]),
    lambda: ",".join(["a", None, "b"]),
    lambda: ",".join(5),
    lambda: ",".join(),
    lambda: ",".join(["a"], 1),
    lambda: b",".join(["a"]),
    lambda: ",".join([b"a"]),
    lambda: ",".join({1: 2}),
    lambda: ",".join([["a"]]),
    lambda: "".join(x for x in [1, 2]),
):
    try:
        print(f())
    except TypeError as e:
        print(e)


def gen():
    yield "a"
    raise ValueError("inside join")


try:
    "".join(gen())
except ValueError as e:
    print(e)
