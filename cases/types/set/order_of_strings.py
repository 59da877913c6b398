# Sets of strings iterate as CPython does with hash seed 0.
print(
    {"a", "b", "c"},
    set("hello world"),
    {"apple", "banana", "cherry", "date"},
    {"", "x", "xy"},
    {b"a", b"b"},
    {"é", "ü", "😀"},
    frozenset(["one", "two", "three"]),
)
s = set()
for w in "the quick brown fox jumps over the lazy dog".split():
    s.add(w)
print(s, list(s))
s.discard("fox")
s.add("cat")
print(s, s & {"cat", "dog"}, s | {"z"}, s - {"the"})
print(
    {("a", 1), ("b", 2)},
    {"a", 1, None, 2.5, (1,)} - {None},
    set(["k%d" % i for i in range(12)]),
    {str(i) for i in range(8)},
    set("mississippi"),
)
