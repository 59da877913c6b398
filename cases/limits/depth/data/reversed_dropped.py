# limits: time=10s memory=128M output=64K
# Deep data dropped all at once.
import collections

x = None
for _ in range(10 ** 6):
    x = [x]
x = None
for _ in range(10 ** 6):
    x = (x,)
x = None
for _ in range(10 ** 5):
    x = {1: x}
x = None
print('dropped')
