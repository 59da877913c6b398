# limits: time=10s memory=128M output=64K
# A hexadecimal number of a million digits.
eval('0x' + '1' * 10 ** 6)
