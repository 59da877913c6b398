# Differences of texts, line by line.
import difflib

OLD = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n\tindented line\n\n#\nthe end\n".splitlines(True)
NEW = "one\ntwo and a half\nthree\nfour\nfive\nsicks\nseven\neight\nnine\nnine and more\n\tindented  lines\n\nthe ends\nmore\n".splitlines(True)
for n in (0, 1, 3):
    print("".join(difflib.unified_diff(OLD, NEW, "old", "new", n=n)))
    print("".join(difflib.context_diff(OLD, NEW, "old", "new", "yesterday", "today", n=n)))
print("".join(difflib.ndiff(OLD, NEW)))
print("".join(difflib.ndiff(OLD, NEW, difflib.IS_LINE_JUNK, None)))
delta = list(difflib.ndiff(OLD, NEW))
print(list(difflib.restore(delta, 1)) == OLD, list(difflib.restore(delta, 2)) == NEW)
print("".join(difflib.Differ().compare(OLD, OLD[3:] + OLD[:3])))
print(list(difflib.unified_diff(OLD, OLD)), list(difflib.unified_diff([], ["x"], lineterm="")), list(difflib.context_diff(["x"], [], lineterm="")))
print(list(difflib.diff_bytes(difflib.unified_diff, [b"a\xff"], [b"b"], b"x", b"y")))
for call in (
    lambda: list(difflib.unified_diff([b"a"], ["b"])),
    lambda: list(difflib.unified_diff(["a"], ["b"], b"x")),
    lambda: list(difflib.restore([], 3)),
    lambda: list(difflib.diff_bytes(difflib.unified_diff, ["a"], [])),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print([difflib.IS_LINE_JUNK(line) for line in ("\n", "  #  \n", "x")], [difflib.IS_CHARACTER_JUNK(char) for char in " \tx\n"])
