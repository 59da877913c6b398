# Ordering by code point, repetition, concatenation and their errors.
print(
    "a" < "b",
    "Z" < "a",
    "a" < "aa",
    "" < "a",
    "é" > "z",
    "😀" > "\uffff",
    "abc" == "abc",
    "a" != "A",
    "10" < "9",
    max("a", "B"),
    sorted(["é", "e", "z", "E", ""]),
    "a" == b"a",
    "\u00e9" == "e\u0301",
)
print(
    "ab" * 3,
    3 * "ab",
    "ab" * 0,
    "ab" * -5,
    "ab" * True,
    "" * 1000,
    "a" + "b" * 2,
    len("xy" * 1000),
    "é" * 2,
    ("ab") * 2,
)
for f in (
    lambda: "a" + 1,
    lambda: 1 + "a",
    lambda: "a" * "b",
    lambda: "a" * 1.0,
    lambda: "a" - "b",
    lambda: "a" < 1,
    lambda: "a" + None,
    lambda: "a" + b"b",
    lambda: "a" * None,
    lambda: -"a",
    lambda: "a" >= b"a",
    lambda: "a" @ "b",
    lambda: "a" in 5,
    lambda: None in "a",
    lambda: "x" * 10**20,
    lambda: "a" + ["b"],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
s = t = "a"
s += "b"
print(s, t, s is not t)
acc = ""
for i in range(2000):
    acc += str(i % 10)
print(
    len(acc), acc[-5:], acc.count("7"), "".join(reversed(acc[:5])), hash(acc) == hash(acc[:1000] + acc[1000:])
)
