# Places in sorted sequences.
import bisect
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
a = [1,2,2,2,5]
for f in (bisect.bisect, bisect.bisect_left, bisect.bisect_right): print([f(a, x) for x in (0,1,2,3,5,6)], f(a, 2, 1, 3), f(a, 2, lo=2), f(a, -2, key=lambda x: -x))
b = []
for x in (3,1,2,3): bisect.insort(b, x)
print(b); bisect.insort_left(b, 2); bisect.insort_right(b, (0), key=lambda x: x); print(b)
show(lambda: bisect.bisect(a, 1, -1)); show(lambda: bisect.bisect(a, 'x')); show(lambda: bisect.bisect(3, 1)); show(lambda: bisect.bisect(a)); show(lambda: bisect.bisect((1,2,3), 2)); show(lambda: bisect.bisect('abc', 'b'))
