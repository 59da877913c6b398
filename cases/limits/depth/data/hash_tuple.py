# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Hashing a tuple nested deep.
x = ()
for _ in range(10 ** 5):
    x = (x,)
hash(x)
