# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A deep pile of generators.
it = iter([1])
for _ in range(10 ** 5):
    it = (x for x in it)
next(it)
