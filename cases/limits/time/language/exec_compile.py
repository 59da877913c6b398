# expect: limit time
# limits: time=250ms memory=32M output=64K
# Compiling the same text for ever.
while True:
    compile('x = 1\n' * 1000, 'a', 'exec')
