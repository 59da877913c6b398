# Order of enter and exit, swallowing, several items, and missing methods.
class CM:
    def __init__(self, name, swallow=False, fail=None):
        self.name, self.swallow, self.fail = name, swallow, fail

    def __enter__(self):
        print("enter", self.name)
        if self.fail == "enter":
            raise RuntimeError("enter " + self.name)
        return self.name.upper()

    def __exit__(self, t, v, tb):
        print("exit", self.name, t and t.__name__, v, tb is not None)
        if self.fail == "exit":
            raise RuntimeError("exit " + self.name)
        return self.swallow


with CM("a") as x, CM("b") as (y,):
    print(x, y)
with CM("p") as p, CM("q", swallow=True):
    raise ValueError("swallowed")
print("went on", p)


def body(*cms):
    try:
        with cms[0] as a, cms[1]:
            raise KeyError("body")
        print("after")
    except Exception as e:
        print("->", repr(e), repr(e.__context__))


body(CM("1"), CM("2", fail="enter"))
body(CM("1"), CM("2", fail="exit"))
body(CM("1", swallow=1), CM("2", fail="exit"))
body(CM("1"), CM("2"))


def ret():
    with CM("r"):
        return "value"


print(ret())
for i in range(3):
    with CM(str(i)):
        if i == 0:
            continue
        break


class NoEnter:
    def __exit__(self, *a):
        pass


class NoExit:
    def __enter__(self):
        pass


for bad in (NoEnter(), NoExit(), 5):
    try:
        with bad:
            print("no")
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)


class Self:
    def __enter__(self):
        return self

    def __exit__(self, *a):
        self.args = a
        return True


with Self() as s:
    s.attr = 1
    raise OSError("x")
print(s.attr, s.args[0].__name__, s.args[1])
with Self() as s:
    pass
print(s.args)
lst = [0]
with CM("z") as lst[0]:
    print(lst)


def gen():
    with CM("gen"):
        yield 1


g = gen()
next(g)
g.close()
