# Bodies start at the first next, arguments are bound at the call, and pipelines interleave.
def numbers(n):
    print("start", n)
    for i in range(n):
        print("make", i)
        yield i
    print("end")


def double(src):
    for x in src:
        print("double", x)
        yield x * 2


g = double(numbers(3))
print("built")
for v in g:
    print("use", v)
    if v >= 2:
        break
print(next(g), list(g))


def inf():
    n = 0
    while True:
        yield n
        n += 1


print([x for x, _ in zip(inf(), "abc")], next(x for x in inf() if x * x > 50))
try:
    numbers()
except TypeError as e:
    print(e)
gen = numbers(1)
print(type(gen).__name__, gen.__name__, gen.__qualname__, iter(gen) is gen, hasattr(gen, "__len__"))
a, b = zip(*((i, i * i) for i in range(4)))
print(a, b)
z = zip(it := iter([1, 2, 3]), [10])
print(list(z), list(it))
m = map(lambda x: 10 // x, [5, 0, 2])
print(next(m))
try:
    next(m)
except ZeroDivisionError as e:
    print(e)
print(next(m))
f = filter(None, [0, 1, "", "a"])
print(next(f), list(f), list(f))
