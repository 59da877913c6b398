# limits: time=10s memory=128M output=64K
# Views of views.
v = memoryview(b'abc')
for _ in range(10 ** 5):
    v = v[:]
print(len(v))
