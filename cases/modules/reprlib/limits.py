# Limits of every kind of container.
import reprlib, collections
for o in (list(range(20)), 'x'*100, {i: i for i in range(10)}, set(range(10)), (1,), tuple(range(10)), [[[[[[[[1]]]]]]]], 10**60, collections.deque(range(10)), frozenset('a'), {}, object, range(1000)):
    print(reprlib.repr(o))
print(reprlib.Repr(maxlist=2, fillvalue='--').repr([1,2,3]), reprlib.Repr(indent=2).repr([1,[2,3],{'a':1}]))
class R:
    @reprlib.recursive_repr('<R>')
    def __repr__(self): return f'R({self.x!r})'
r = R(); r.x = r; print(r)
