# eval and exec with a chosen __builtins__.
print(
    eval("1 + 1", {"__builtins__": {}}),
    eval("[x * 2 for x in (1, 2)]", {"__builtins__": {}}),
    eval("abs(-1)", {"__builtins__": {"abs": abs}}),
    eval("'%d' % 5", {"__builtins__": {}}),
)
for src in (
    "len([])",
    "print(1)",
    "__import__('math')",
    "max(1, 2)",
    "open",
    "True and None",
    "int('5')",
    "().__class__.__name__",
    "f'{1:>3}'",
    "undefined",
):
    try:
        print(src, "->", eval(src, {"__builtins__": {}}))
    except Exception as e:
        print(src, "|", type(e).__name__, e)
for src in (
    "import math",
    "class A: pass",
    "def f(): return len('a')\nr = f()",
    "r = [i for i in 'ab']",
    "raise ValueError",
    "x = 1\ndel x",
    "for i in (1, 2): r = i",
    "try: 1 / 0\nexcept: r = 'bare'",
):
    ns = {"__builtins__": {}}
    try:
        exec(src, ns)
        print(repr(src), "->", ns.get("r"))
    except Exception as e:
        print(repr(src), "|", type(e).__name__, e)
ns = {"__builtins__": {"len": lambda x: "replaced", "print": print}}
exec("print(len([1]))", ns)
print(len([1]))
d = {}
eval("1", d)
print(list(d))
e = {"x": 1}
exec("y = x", e)
print(sorted(k for k in e if k != "__builtins__"))
