# limits: time=10s memory=128M output=64K
# Hashing frozen sets nested deep.
x = frozenset()
for _ in range(10 ** 5):
    x = frozenset([x])
print(hash(x) == hash(x))
