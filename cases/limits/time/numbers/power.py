# expect: limit time
# limits: time=250ms memory=32M output=64K
# A power of a million digits.
while True:
    3 ** 2_000_000
