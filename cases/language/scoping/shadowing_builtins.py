# Builtins are found last, may be shadowed at any level, and come back when the shadow goes.
len = lambda x: "shadow"
print(len([1]), [len(y) for y in ("a",)])
del len
print(len([1]))
try:
    del len
except NameError as e:
    print(e)


def f(list):
    return list, [x for x in list]


print(f([1, 2]))


def g():
    sum = 0
    for v in range(4):
        sum += v
    return sum


print(g(), sum([1, 2]))


def h():
    try:
        return max(1, 2)
    except UnboundLocalError as e:
        return str(e)
    max = min


print(h())
str = str
print(str(5), type(str).__name__)
import builtins

print(builtins.len is len, hasattr(builtins, "range"))


class C:
    def id(self, id):
        return id

    abs = abs


print(C().id(3), C.abs(-1), C().abs(-2))
print = print
for range in range(3):
    pass
print(range)
del range
print(range(2))
