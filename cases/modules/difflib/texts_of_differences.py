# covers: difflib.unified_diff, difflib.context_diff, difflib.ndiff, difflib.restore, difflib.Differ
# covers: difflib.diff_bytes
# Differences as text, in four forms.
import difflib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

a = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n".splitlines(True)
b = "ore\ntree\nemu\nfour\nfive\nsix\nseven\n\teight!\nnine".splitlines(True)
for function in (difflib.unified_diff, difflib.context_diff):
    print("".join(function(a, b, "before.txt", "after.txt", "date 1", "date 2", n=1)))
    print(list(function(a, a)), list(function(["x"], ["y"], lineterm="")), list(function([], ["new\n"])), list(function(["old\n"], [])), list(function(a, b, n=0))[:4])
delta = list(difflib.ndiff(a, b))
print("".join(delta))
print(list(difflib.restore(delta, 1)) == a, list(difflib.restore(delta, 2)) == b)
show(lambda: list(difflib.restore(delta, 3)))
print("".join(difflib.Differ().compare(["  1. Beautiful is better than ugly.\n", "same\n"], ["  1. Beautiful is beter than ugli.\n", "same\n", "more\n"])))
print(list(difflib.ndiff(["a\tb\n"], ["a\tc\n"])), list(difflib.ndiff(["abc\n"], ["abc\n"])), list(difflib.ndiff([], [])), list(difflib.ndiff(["x y z\n"], ["x  y z\n"], charjunk=None)), list(difflib.Differ(linejunk=lambda s: s == "#\n").compare(["#\n", "a\n"], ["a\n"])))
print(list(difflib.diff_bytes(difflib.unified_diff, [b"caf\xe9\n"], [b"cafe\n"], b"a", b"b")))
for call in (lambda: list(difflib.unified_diff([1], [2])), lambda: list(difflib.unified_diff("ab", "ac")), lambda: list(difflib.diff_bytes(difflib.unified_diff, ["x"], [b"y"])), lambda: list(difflib.unified_diff(a, b, b"name")), lambda: difflib.unified_diff()):
    show(call)
