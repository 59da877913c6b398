# Which of several equal items comes first: in merge, nlargest and nsmallest.
# covers: heapq.merge, heapq.nlargest, heapq.nsmallest
import heapq

pairs = [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (3, "e"), (2, "f")]
first = lambda pair: pair[0]
for n in (1, 2, 3, 4, 6, 9):
    print(n, heapq.nlargest(n, pairs, key=first), heapq.nsmallest(n, pairs, key=first), heapq.nlargest(n, iter(pairs), first), heapq.nsmallest(n, iter(pairs), first))
for reverse in (False, True):
    ordered = [sorted(part, key=first, reverse=reverse) for part in (pairs[:2], pairs[2:4], pairs[4:])]
    print(list(heapq.merge(*ordered, key=first, reverse=reverse)))
    print(list(heapq.merge("bdb", "bbb", "b", reverse=reverse)), list(heapq.merge([2, 2.0, True], [2, 1], reverse=reverse)))
