# covers: weakref.ref, weakref.finalize
# Who is told first, what an object that comes back does, and callbacks that fail.
import gc
import weakref


class Thing:
    def __init__(self, name, log):
        self.name, self.log = name, log

    def __del__(self):
        self.log.append(f"del {self.name}")


log = []
t = Thing("t", log)
first = weakref.ref(t, lambda ref: log.append("first"))
second = weakref.ref(t, lambda ref: log.append("second"))
weakref.finalize(t, log.append, "finalize")
del t
print(log)
log.clear()
kept = []


class Returns:
    def __del__(self):
        kept.append(self)


r = Returns()
watch = weakref.ref(r, lambda ref: log.append("told"))
del r
print(watch() is kept[0] if kept else None, log, len(kept))
kept.clear()
gc.collect()
print(watch(), log[:1])
log.clear()
a, b = Thing("a", log), Thing("b", log)
a.other, b.other = b, a
refs = [weakref.ref(a, lambda ref: log.append("a gone")), weakref.ref(b)]
del a, b
print(log, [ref() is not None for ref in refs])
gc.collect()
print(sorted(log), [ref() for ref in refs])
log.clear()
c = Thing("c", log)
dropped = weakref.ref(c, lambda ref: log.append("never"))
del dropped
del c
print(log)


class Node:
    def __init__(self, parent=None):
        self.parent = weakref.ref(parent) if parent else None
        self.children = []

    def add(self):
        child = Node(self)
        self.children.append(child)
        return child


root = Node()
leaf = root.add().add()
print(leaf.parent().parent() is root)
del root
print(leaf.parent())
