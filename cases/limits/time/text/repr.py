# expect: limit time
# limits: time=250ms memory=32M output=64K
# The repr of text.
text = '\u1234\n' * 10 ** 5
while True:
    repr(text)
