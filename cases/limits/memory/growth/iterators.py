# expect: limit memory
# limits: time=10s memory=32M output=64K
# Iterators around iterators.
it = iter([])
while True:
    it = map(str, it)
