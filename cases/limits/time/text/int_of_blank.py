# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reading a number behind a million blanks.
text = ' ' * 10 ** 6 + '1'
while True:
    int(text)
