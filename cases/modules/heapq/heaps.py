# Heaps, merging and the largest and smallest.
import heapq, random
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
r = random.Random(5)
for n in (0,1,2,5,50):
    l = [r.randrange(20) for _ in range(n)]
    h = l[:]; heapq.heapify(h); print(h)
    g = []
    for x in l: heapq.heappush(g, x)
    print(g); 
    if n: print(heapq.heappushpop(g, 7), heapq.heapreplace(g, 3), g, heapq.heappop(g), g)
    m = l[:]; heapq._heapify_max(m); print(m)
    print(heapq.nlargest(3, l), heapq.nsmallest(3, l), heapq.nlargest(1, l), heapq.nsmallest(0, l), heapq.nlargest(3, l, key=lambda x: -x))
print(list(heapq.merge([1,4],[2,3,9],[0])), list(heapq.merge([4,1],[9,3], reverse=True)), list(heapq.merge(['a','ccc'],['bb'], key=len)))
show(lambda: heapq.heappop([])); show(lambda: heapq.heapreplace([], 1)); show(lambda: heapq.heappush((1,), 2)); show(lambda: heapq.heapify(3)); show(lambda: heapq.heapify([1,'a'])); show(lambda: heapq.heappushpop([], 1)); show(lambda: heapq.heappush([1]))
class E:
    def __init__(s, v): s.v = v
    def __lt__(s, o): return s.v < o.v
h = [E(3), E(1), E(2)]; heapq.heapify(h); print([heapq.heappop(h).v for _ in range(3)])
