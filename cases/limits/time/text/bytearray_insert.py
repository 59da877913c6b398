# expect: limit time
# limits: time=250ms memory=32M output=64K
# Inserting in front of a bytearray.
data = bytearray(10 ** 6)
while True:
    data.insert(0, 1)
    data.pop()
