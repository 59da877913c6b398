# expect: limit memory
# limits: time=10s memory=128M output=64K
# A hundred thousand nots.
eval('not ' * 10 ** 5 + '1')
