# expect: limit time
# limits: time=250ms memory=32M output=64K
# Powers of complex numbers.
z = 1j
while True:
    z = z ** 1.5
