# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reading a float of a million digits.
text = '0.' + '1' * 10 ** 6
while True:
    float(text)
