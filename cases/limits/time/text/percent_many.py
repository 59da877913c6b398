# expect: limit time
# limits: time=250ms memory=32M output=64K
# Many percent fields.
text = '%d' * 10 ** 4
values = (1,) * 10 ** 4
while True:
    text % values
