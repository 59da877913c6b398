# expect: limit time
# limits: time=250ms memory=32M output=64K
# Encoding.
text = '\u1234' * 10 ** 5
while True:
    text.encode('utf-16')
