# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list of characters.
list('\u1234' * 10 ** 7)
