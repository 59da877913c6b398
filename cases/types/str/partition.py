# partition and rpartition.
for s, sep in (
    ("a=b=c", "="),
    ("abc", "="),
    ("=", "="),
    ("", "x"),
    ("a--b--c", "--"),
    ("aaa", "a"),
    ("éxé", "x"),
    ("key: value: more", ": "),
):
    print(s.partition(sep), s.rpartition(sep))
for f in (
    lambda: "a".partition(""),
    lambda: "a".partition(5),
    lambda: "a".rpartition(),
    lambda: "a".rpartition(b"a"),
    lambda: "a".rpartition(""),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
