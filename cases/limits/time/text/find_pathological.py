# expect: limit time
# limits: time=250ms memory=32M output=64K
# A search that backs up again and again.
text = 'a' * 10 ** 6
while True:
    text.find('a' * 5 * 10 ** 5 + 'b')
