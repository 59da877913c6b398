# expect: limit time
# limits: time=250ms memory=32M output=64K
# Hexadecimal text of a huge number.
x = 1 << 10_000_000
while True:
    hex(x)
