# expect: limit memory
# limits: time=10s memory=32M output=64K
# A tower of powers.
9 ** 9 ** 9 ** 9
