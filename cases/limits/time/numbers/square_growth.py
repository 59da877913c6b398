# expect: limit time
# limits: time=250ms memory=1G output=64K
# Squaring without end.
x = 3
while True:
    x = x * x
