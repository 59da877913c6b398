# Module-level names seen and changed from functions, loops and comprehensions.
total, items = 0, []


def add(n):
    global total
    total += n
    items.append(n)
    return total


print(add(1), add(2), total, items)


def read_later():
    return defined_later


try:
    read_later()
except NameError as e:
    print(e)
defined_later = "now"
print(read_later())


def make_global():
    global g1, g2
    g1, g2 = 1, 2
    for g3 in range(3):
        pass


make_global()
print(g1, g2, "g3" in globals())


def delete():
    global g1
    del g1


delete()
try:
    g1
except NameError as e:
    print(e)


def use_del():
    global g2
    g2 = g2 + 1 if g2 else 0
    return [g2 for _ in range(2)]


print(use_del())
globals()["dynamic"] = 5
print(dynamic, "dynamic" in dir())
globals().update(up1=1, up2=2)
print(up1 + up2)
for loop_var in "xy":
    inner = loop_var
print(loop_var, inner, __name__)


def late_builtin():
    return len([1, 2])


len = lambda x: "mine"
print(late_builtin())
del len
print(late_builtin())
x = 1


def nested():
    x = 2

    def g():
        global x
        x = 3
        return x

    return g(), x


print(nested(), x)


class C:
    total = total
    global cg
    cg = "from class"

    def m(self):
        return total


print(C.total, C().m(), cg)
exec("total = 100")
print(total, C().m(), add(1))
total: int = 7
print(total)
try:
    print(undefined_global_xyz)
except NameError as e:
    print(e, e.name)
