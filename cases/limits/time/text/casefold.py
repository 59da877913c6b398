# expect: limit time
# limits: time=250ms memory=32M output=64K
# Folding case.
text = 'aB\u00df' * 10 ** 5
while True:
    text.casefold()
