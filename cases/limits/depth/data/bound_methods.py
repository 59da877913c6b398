# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Bound methods of bound methods.
f = len
for _ in range(10 ** 5):
    f = f.__call__
print(f([1]))
