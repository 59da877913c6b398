# exec and eval with explicit and implicit namespaces.
x = 1
exec("x = x + 1; y = x * 10")
print(x, y)
ns = {"x": 100}
exec("z = x + 1\ndef f(): return x", ns)
print(ns["z"], ns["f"](), "__builtins__" in ns, "z" in globals())
print(eval("x * 2", {"x": 5}), eval("a + b", {"a": 1}, {"b": 2}), eval(" 1 + 1 "))


def f():
    loc = 5
    exec("loc = 99; made = 1")
    try:
        return loc, made
    except NameError as e:
        return loc, str(e)


def g(v):
    return eval("v + 1"), eval("[v for _ in range(2)]"), sorted(locals())


print(f(), g(1))
g2, l2 = {}, {}
exec("a = 1\nclass K:\n    b = 2", g2, l2)
print(sorted(l2), "a" in g2)
code = compile("1 + x", "<s>", "eval")
print(eval(code), eval(code, {"x": 41}))
exec(compile("for i in range(3):\n    print(i, end=' ')\nprint()", "<t>", "exec"))
for bad in ("1 +", "x = 1", "def", "", "1; 2", "  1\n2"):
    try:
        print(eval(bad))
    except SyntaxError as e:
        print(repr(bad), type(e).__name__, e.msg)
try:
    eval(5)
except TypeError as e:
    print(e)
print(exec("pass"), eval("(yield_ := 3)"), yield_)
