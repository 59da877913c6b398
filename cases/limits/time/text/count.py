# expect: limit time
# limits: time=250ms memory=32M output=64K
# Counting.
text = 'ab' * 10 ** 6
while True:
    text.count('ba')
