# expect: limit time
# limits: time=250ms memory=32M output=64K
# Rounding a huge int.
x = 10 ** 4000
while True:
    round(x, -2000)
