# limits: time=10s memory=128M output=64K
# Deep closures dropped all at once.
def wrap(f):
    return lambda: f


f = None
for _ in range(10 ** 5):
    f = wrap(f)
f = None
print('dropped')
