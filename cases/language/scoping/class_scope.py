# A class body is a scope of its own that its functions and comprehensions do not see.
x = "global"


class A:
    x = "class"
    y = x
    seen = [x for _ in range(1)]
    first = [v for v in x]
    try:
        bad = [n for n in range(2) if y]
    except NameError as e:
        bad = str(e)

    def m(self):
        return x

    lam = lambda self: x
    print("in body", x, sorted(k for k in locals() if not k.startswith("_")))


print(A.y, A.seen, A.first[:2], A.bad, A().m(), A().lam())


def f():
    x = "function"

    class B:
        y = x
        x = "rebound"
        z = x

    class C:
        print(x)
        nested = lambda: x

    return B.y, B.z, C.nested()


try:
    print(f())
except NameError as e:
    print(type(e).__name__, e)


class D:
    print = print
    print("own print")
    for i in range(3):
        locals()[f"dyn{i}"] = i
    del i


print(hasattr(D, "dyn1"), hasattr(D, "i"))


class E:
    global made_global
    made_global = 1

    def set(self):
        nonlocal_like = E.counter = getattr(E, "counter", 0) + 1
        return nonlocal_like


print(made_global, E().set(), E().set(), E.counter)
