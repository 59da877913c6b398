# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A hundred thousand calls.
eval('x' + '()' * 10 ** 5, {'x': 1})
