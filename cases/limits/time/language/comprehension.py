# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comprehensions inside each other.
[0 for a in range(10 ** 4) for b in range(10 ** 4) for c in range(10 ** 4) if a < 0]
