# expect: limit time
# limits: time=250ms memory=32M output=64K
# The same from behind.
text = 'a' * 10 ** 6
while True:
    text.rfind('b' + 'a' * 5 * 10 ** 5)
