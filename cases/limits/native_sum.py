# expect: limit time
# limits: time=500ms memory=32M output=64K
# A native loop over a huge range.
print(sum(range(10 ** 12)))
