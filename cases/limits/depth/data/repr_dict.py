# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Printing a dict nested deep.
x = {}
for _ in range(10 ** 5):
    x = {1: x}
repr(x)
