# covers: gc.collect, gc.enable, gc.disable, gc.isenabled, gc.get_threshold, gc.set_threshold, gc.get_count
# covers: gc.get_stats, gc.get_debug, gc.set_debug, gc.is_tracked, gc.is_finalized, gc.freeze, gc.unfreeze
# covers: gc.get_freeze_count, gc.garbage, gc.callbacks, gc.DEBUG_STATS, gc.DEBUG_COLLECTABLE
# covers: gc.DEBUG_UNCOLLECTABLE, gc.DEBUG_SAVEALL, gc.DEBUG_LEAK
# The collector's switches and what it finds.
import gc
import weakref

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Node:
    pass


gc.collect()
a, b = Node(), Node()
a.other, b.other = b, a
watch = weakref.ref(a)
del a, b
print(watch() is not None, gc.collect() > 0, watch(), gc.collect())
print(gc.isenabled(), gc.disable(), gc.isenabled(), gc.enable(), gc.isenabled(), gc.garbage, gc.callbacks)
before = gc.get_threshold()
print(len(before), gc.set_threshold(500, 5, 5), gc.get_threshold(), gc.set_threshold(600), gc.get_threshold()[0], gc.set_threshold(*before))
print(len(gc.get_count()), len(gc.get_stats()), sorted(gc.get_stats()[0]), type(gc.get_stats()[2]["collected"]).__name__)
print([gc.is_tracked(x) for x in (1, "a", [], (), (1, 2), ([],), Node(), Node, None, len)], gc.is_finalized(Node()), gc.get_freeze_count() >= 0, gc.freeze(), gc.unfreeze())
print(gc.DEBUG_STATS, gc.DEBUG_COLLECTABLE, gc.DEBUG_UNCOLLECTABLE, gc.DEBUG_SAVEALL, gc.DEBUG_LEAK, gc.get_debug(), gc.set_debug(0), gc.get_debug())
for call in (lambda: gc.collect(3), lambda: gc.collect(-1), lambda: gc.collect("x"), lambda: gc.set_threshold(), lambda: gc.set_threshold("x"), lambda: gc.set_debug("x"), lambda: gc.is_tracked(), lambda: gc.enable(1), lambda: gc.collect(generation=0) >= 0):
    show(call)


class Final:
    def __del__(self):
        print("finalised")


f = Final()
f.me = f
del f
gc.collect()
