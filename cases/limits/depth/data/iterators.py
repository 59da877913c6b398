# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A deep pile of iterators.
it = iter([1])
for _ in range(10 ** 5):
    it = map(abs, it)
next(it)
