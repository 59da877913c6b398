# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing long texts.
a = 'a' * 10 ** 6
b = 'a' * 10 ** 6
while a == b:
    pass
