# covers: gc.collect
# What is in a circle is finalised once, and may come back.
import gc
import weakref

gc.collect()
log = []


class Node:
    def __init__(self, name):
        self.name, self.links = name, [self]

    def __del__(self):
        log.append(self.name)


for name in "abc":
    Node(name)
print(log)
gc.collect()
print(sorted(log))
log.clear()
saved = []


class Phoenix:
    def __init__(self):
        self.me = self

    def __del__(self):
        log.append("rises")
        saved.append(self)


Phoenix()
gc.collect()
print(log, len(saved))
saved.clear()
gc.collect()
print(log, len(saved))
log.clear()
parts = [Node("x"), Node("y")]
parts[0].links.append(parts[1])
parts[1].links.append(parts[0])
watch = [weakref.ref(part) for part in parts]
del parts
gc.collect()
print(sorted(log), [ref() for ref in watch])


def generator():
    try:
        me = yield
        yield me
    finally:
        log.append("generator closed")


g = generator()
next(g)
g.send(g)
del g
gc.collect()
print(log[-1])
closure = []


def outer():
    def inner():
        return inner

    closure.append(weakref.ref(inner))
    return None


outer()
gc.collect()
print(closure[0]())
class Mine(Exception):
    pass


try:
    raise Mine
except Mine as error:
    error.me = error
    ref = weakref.ref(error)
gc.collect()
print(ref())
