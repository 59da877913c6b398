# expect: limit memory
# limits: time=10s memory=32M output=64K
# Ascii that is longer.
ascii('\u1234' * 5 * 10 ** 6)
