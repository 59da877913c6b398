# expect: limit time
# limits: time=250ms memory=32M output=64K
# Partitioning.
text = 'a' * 10 ** 6 + 'b'
while True:
    text.partition('b')
