# expect: limit memory
# limits: time=10s memory=32M output=64K
# Zip of a starred huge range.
zip(*range(10 ** 12))
