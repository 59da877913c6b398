# exec and eval with namespaces of their own: what is seen from functions, classes and comprehensions inside.
# covers: exec, eval, compile, language.dynamic_code


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Noting(dict):
    def __getitem__(self, key):
        print("get", key)
        return super().__getitem__(key)

    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)

    def __missing__(self, key):
        return f"<{key}>"


space = {"a": 1}
exec("b = a + 1\ndef f(): return a + b\nc = [a for _ in range(2)]\nclass K: d = b", space)
print(space["b"], space["f"](), space["c"], space["K"].d, sorted(key for key in space if not key.startswith("__")), "__builtins__" in space)
outer, inner = {"p": 1}, {"q": 2}
exec("r = p + q\nglobal s\ns = 9\nclass K: t = q\ndef f(): return p\ndel q", outer, inner)
print(inner["r"], outer["s"], sorted(inner), inner["K"].t, inner["f"]())
for text in [
    "def f(): return q\nf()", "[q for _ in 'a']", "(lambda: q)()", "[p for _ in range(q)]", "{q: p for q in (q,)}", "list(q for _ in 'a')",
    "class Z:\n  v = q\n  w = [q for _ in 'a']", "class Z:\n  def m(self): return q\nZ().m()", "[[q for _ in 'a'] for _ in 'b']", "(lambda q=q: q)()",
    "[(lambda: q)() for q in (q,)]", "any(q == x for x in (2,))",
]:
    print(repr(text), tried(lambda: eval(compile(text, "text", "exec" if "\n" in text else "eval"), {"p": 1}, {"q": 2})))
noting = Noting()
exec("m = foo\nm += '!'\ndel m\nprint(foo)", {"print": print}, noting)
print(dict(noting), eval("bar", {}, Noting()), tried(lambda: eval("bar", Noting())))
for given in [
    ("1", []), ("1", {}, 5), (5,), ("1", None, {}), ("x", {"x": 1}, None), ("1", 5), (b"1+1",), (bytearray(b"2"),), (memoryview(b"3"),),
    ("\t 4",), ("5\n\n",), ("",), ("x = 1",), ("1;2",), ("a b",), ("\x00",), ("f'{1}'", {}), ("yield",), ("return 1",), ("*a",), ("(a := 1)",),
]:
    print(given, tried(lambda: eval(*given)))
for given in [("1", []), ("pass", {}, 5), (5,), ("return",), ("yield",), ("x = = 1",), (b"y = 1", {}), ("z = 1", None, None), ("\n\n",), ("break",)]:
    print(given, tried(lambda: exec(*given)))
for given, named in [(("1", "f"), {}), (("1", "f", "nope"), {}), ((5, "f", "eval"), {}), (("1", "f", "eval"), {"flags": -1}), (("1", b"f", "eval"), {}),
                     (("1", "f", "eval"), {"dont_inherit": "x"}), (("1", "f", "eval"), {"optimize": 9}), (("a\nb", "f", "single"), {}), (("a", 5, "exec"), {})]:
    print(given, named, tried(lambda: type(compile(*given, **named)).__name__))
exec(compile("1 + 1\n'shown'\nNone", "text", "single") if False else compile("'shown'", "text", "single"))
exec("import math as m\nfrom math import pi", taken := {})
print(sorted(set(taken) - {"__builtins__"}))
print(eval("__builtins__ is not None", {}), tried(lambda: eval("len('a')", {"__builtins__": {}})), eval("len('a')", {"__builtins__": {"len": lambda x: "own"}}))
print(tried(lambda: exec("class A: pass", {"__builtins__": {}})), tried(lambda: exec("import math", {"__builtins__": {}})))


def local():
    a = 1
    exec("a = 2; b = 3")
    kept = {}
    exec("a = 5", globals(), kept)
    snapshot = locals()
    snapshot["a"] = 7
    return a, kept, eval("a"), [eval("a", {"a": 9}) for _ in range(1)], sorted(locals()), tried(lambda: b)


print(local())
