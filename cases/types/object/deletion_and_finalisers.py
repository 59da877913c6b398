# __del__ runs as soon as the last reference goes, in a known order.
class D:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("del", self.n)


D("temporary")
x = D("rebound")
x = D("second")
del x
print("--")


def f():
    a = D("local")
    print("in f")


f()
l = [D(1), D(2), D(3)]
l.pop(0)
del l[0]
l.clear()
d = {"k": D("value")}
d["k"] = 0
t = (D("in tuple"),)
t = None


def gen():
    g = D("held by generator")
    yield 1


g = gen()
next(g)
del g
try:
    e = D("kept by except")
    raise ValueError
except ValueError:
    e = None
    print("handled")


class Owner:
    def __init__(self):
        self.part = D("part")


o = Owner()
o = 5
for i in range(2):
    loop = D(f"loop {i}")
print("end of loop")
del loop
print([D("in comprehension").n for _ in range(1)])


class Bad:
    def __del__(self):
        D("made while dying")


Bad()
print("done")
