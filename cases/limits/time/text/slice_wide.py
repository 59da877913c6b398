# expect: limit time
# limits: time=250ms memory=32M output=64K
# Slicing text beyond ASCII.
text = '\u1234' * 10 ** 5
while True:
    text[::-1]
