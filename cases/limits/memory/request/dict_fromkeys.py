# expect: limit memory
# limits: time=10s memory=32M output=64K
# A dict of a huge range.
dict.fromkeys(range(10 ** 12))
