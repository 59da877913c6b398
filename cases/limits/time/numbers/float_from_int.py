# expect: limit time
# limits: time=250ms memory=32M output=64K
# Floats from huge ints.
x = (1 << 1000)
while True:
    float(x)
