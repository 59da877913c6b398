# expect: limit memory
# limits: time=10s memory=32M output=64K
# Instances with slots.
class C:
    __slots__ = ('a', 'b')


kept = []
while True:
    c = C()
    c.a = c
    kept.append(c)
