# expect: limit time
# limits: time=250ms memory=32M output=64K
# Constant folding of a huge power is not done while compiling.
compile('2 ** 2 ** 2 ** 40 if 0 else 1', 'a', 'eval')
while True:
    pass
