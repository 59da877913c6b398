# What can be a seed, in both versions, and the state that comes of it.
# covers: random.seed, random.getstate, random.setstate
import random


def show(*arguments, **named):
    try:
        random.seed(*arguments, **named)
        print(arguments, named, random.random(), random.getrandbits(32))
    except Exception as error:
        print(arguments, named, type(error).__name__, error)


for value in (0, -1, 1, 2**32, 2**100, -(2**100), True, 0.0, 1.0, 2.5, -2.5, "", "a", "é€", b"", b"abc", bytearray(b"abc"), float("nan") if False else 1e300):
    show(value)
    show(value, 1)
show((1, 2))
show([1])
show({})
show(1j)
show(1, 3)
show("a", 0)
show(a="x", version=2)
show(version=1, a="xyz")
random.seed(3)
state = random.getstate()
print(type(state).__name__, len(state), state[0], len(state[1]), state[1][:3], state[1][-1], state[2])
first = [random.random() for _ in range(3)], random.gauss()
print(random.getstate()[2] is not None)
random.setstate(state)
print(first == ([random.random() for _ in range(3)], random.gauss()))
for wrong in ((3, (1, 2), None), (4, state[1], None), (2, state[1], None), None, 5, (), (3,), (3, state[1][:-1] + (700,), None), (3, state[1]), (3, list(state[1]), None)):
    try:
        random.setstate(wrong)
        print("taken", random.random())
    except Exception as error:
        print(type(error).__name__, error)
