# expect: limit time
# limits: time=250ms memory=32M output=64K
# Translating.
text = 'ab' * 10 ** 5
while True:
    text.translate({97: 'x'})
