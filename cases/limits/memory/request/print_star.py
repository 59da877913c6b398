# expect: limit memory
# limits: time=10s memory=32M output=64K
# Print of a starred huge range.
print(*range(10 ** 12))
