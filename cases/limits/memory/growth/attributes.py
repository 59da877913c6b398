# expect: limit memory
# limits: time=10s memory=32M output=64K
# Attributes without end.
class C:
    pass


c = C()
n = 0
while True:
    setattr(c, f'a{n}', n)
    n += 1
