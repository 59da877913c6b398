# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set operations of views.
d = dict.fromkeys(range(10 ** 4), 0)
while True:
    d.keys() & d.keys()
