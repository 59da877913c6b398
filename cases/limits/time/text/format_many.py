# expect: limit time
# limits: time=250ms memory=32M output=64K
# Many fields.
text = '{0}' * 10 ** 4
while True:
    text.format(1)
