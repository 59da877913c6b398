# expect: limit time
# limits: time=250ms memory=32M output=64K
# Splitting lines.
text = 'a\n' * 10 ** 4
while True:
    text.splitlines()
