# Functions that CPython keeps in C modules say so: their module, signature, and name in errors.
# covers: operator.add, operator.index, heapq.heappush, bisect.bisect
import bisect
import heapq
import operator

for function in (heapq.heappush, heapq.heapify, operator.add, operator.length_hint, operator.index):
    print(function.__name__, function.__qualname__, function.__module__, getattr(function, "__text_signature__", None), function)
for call in (lambda: heapq.heappop(), lambda: heapq.heappush([]), lambda: operator.add(1), lambda: bisect.bisect([]), lambda: operator.neg(), lambda: bisect.bisect(), lambda: heapq.heapify(heap=[]), lambda: operator.abs(a=1)):
    try:
        call()
    except TypeError as error:
        print(error)
