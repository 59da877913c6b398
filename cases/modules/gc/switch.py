# The collector of cycles can be told when to work.
# covers: language.data_model
import gc
import weakref


class Node:
    pass


def cycle():
    first, second = Node(), Node()
    first.other, second.other = second, first
    return weakref.ref(first)


print(gc.isenabled(), gc.disable(), gc.isenabled())
kept = cycle()
print(kept() is not None)
print(gc.collect() > 0, kept() is None)
print(gc.enable(), gc.isenabled())
print(isinstance(gc.collect(0), int), isinstance(gc.collect(generation=1), int))
for wrong in (3, -1):
    try:
        gc.collect(wrong)
    except ValueError as error:
        print(error)
count = gc.get_count()
print(type(count).__name__, len(count), all(isinstance(one, int) for one in count))
print(gc.get_threshold(), gc.get_debug(), gc.garbage, gc.freeze(), gc.unfreeze())
