# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reversing by join.
text = 'ab' * 10 ** 5
while True:
    ''.join(reversed(text))
