# limits: time=10s memory=128M output=64K
# A number of a million digits.
eval('1' * 10 ** 6)
