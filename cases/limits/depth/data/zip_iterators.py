# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A deep pile of zips.
it = iter([1])
for _ in range(10 ** 5):
    it = zip(it)
next(it)
