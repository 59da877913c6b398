# expect: limit time
# limits: time=250ms memory=32M output=64K
# Title case.
text = 'ab ' * 10 ** 5
while True:
    text.title()
