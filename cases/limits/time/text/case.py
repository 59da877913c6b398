# expect: limit time
# limits: time=250ms memory=32M output=64K
# Changing case.
text = 'aB\u00df' * 10 ** 5
while True:
    text.upper()
