# How many items islice takes from its source, for starts, stops and steps of all kinds.
# covers: itertools.islice
from itertools import count, islice

for bounds in ((0,), (3,), (2, 5), (5, 2), (4, 4), (0, 6, 2), (0, 5, 2), (1, 7, 3), (3, None, 4), (0, 10, 7), (9, 3, 2)):
    source = iter(range(12))
    print(bounds, list(islice(source, *bounds)), next(source, "end"))
source = count()
part = islice(source, 2, 9, 3)
print(next(part), next(source), next(part), next(source), next(part), next(part, "end"), next(part, "end"), next(source))
source = iter([1, 2])
part = islice(source, 1, 5)
print(list(part), list(part), next(source, "end"))
