# expect: limit time
# limits: time=250ms memory=1G output=64K
# Printing data that doubles.
x = []
for _ in range(60):
    x = [x, x]
repr(x)
