# expect: limit time
# limits: time=250ms memory=32M output=64K
# A text in a text.
text = 'a' * 10 ** 6
while 'b' not in text:
    pass
