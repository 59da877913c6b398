# expect: limit time
# limits: time=250ms memory=32M output=64K
# Splitting.
text = 'a ' * 10 ** 4
while True:
    text.split()
