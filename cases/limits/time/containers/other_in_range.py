# expect: limit time
# limits: time=250ms memory=32M output=64K
# What is no int is looked for item by item in a range.
'x' in range(10 ** 15)
