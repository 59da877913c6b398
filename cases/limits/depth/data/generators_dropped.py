# limits: time=10s memory=128M output=64K
# Generators that hold each other, dropped at once.
def g(inner):
    try:
        yield
    finally:
        del inner


it = None
for _ in range(10 ** 4):
    it = g(it)
    next(it)
it = None
print('dropped')
