# expect: limit time
# limits: time=250ms memory=32M output=64K
# Splitting bytes.
data = b'a ' * 10 ** 4
while True:
    data.split()
