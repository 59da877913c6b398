# Annotations: what is evaluated, what is kept, in modules, classes and functions.
def say(value):
    print("say", value)
    return value


x: say("annotation") = say("value")
y: say("only")
print(__annotations__.keys())
try:
    y
except NameError as error:
    print(error)


class A:
    a: int
    b: "forward" = 1
    c: say("in class")
    (d): int = 2
    __private: int = 3


print(A.__annotations__, A.b, A.d, hasattr(A, "a"))


def f():
    local: say("never evaluated") = 1
    other: undefined_name
    return local


print(f(), f.__annotations__)
a = A()
a.attribute: say("attribute annotation") = 5
[1][0]: say("subscript") = 7
print(a.attribute, "attribute" in __annotations__)
(z): int = 4
print(z, "z" in __annotations__, "d" in A.__annotations__)
for source in ["x: int = 1, 2\nprint(x)", "x: int = *[1], 2\nprint(x)", "x: (yield)", "def f(): x: int\nf()", "def f():\n    x: int\n    return x\nf()", "x.y: int", "x[0]: undefined", "1 .x: int = 5", "x: 1 / 0", "x: int = 1 / 0", "class B:\n    x: undefined_too"]:
    try:
        exec(source)
    except Exception as error:
        print(source.replace("\n", "; "), "|", type(error).__name__, error)


def g(p: say("p"), *q: say("q"), r: say("r") = 1, **s: say("s")) -> say("return"):
    pass


print(g.__annotations__)
