# expect: limit time
# limits: time=250ms memory=32M output=64K
# Replacing.
text = 'ab' * 10 ** 5
while True:
    text.replace('a', 'xyz')
