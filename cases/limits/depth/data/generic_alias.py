# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A generic alias nested deep.
x = int
for _ in range(10 ** 5):
    x = list[x]
repr(x)
