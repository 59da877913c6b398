# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A hundred thousand additions.
eval('1' + '+1' * 10 ** 5)
