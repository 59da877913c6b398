# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Exceptions nested as arguments.
x = None
for _ in range(10 ** 5):
    x = ValueError(x)
repr(x)
