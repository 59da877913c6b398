# expect: limit time
# limits: time=250ms memory=32M output=64K
# Inserting in front.
xs = [0] * 10 ** 5
while True:
    xs.insert(0, 0)
    xs.pop()
