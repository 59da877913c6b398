# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reversing a bytearray.
data = bytearray(10 ** 6)
while True:
    data.reverse()
