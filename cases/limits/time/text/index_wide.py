# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reaching into text beyond ASCII.
text = '\u1234' * 10 ** 6
n = 0
while True:
    text[n % 10 ** 6]
    n += 99991
