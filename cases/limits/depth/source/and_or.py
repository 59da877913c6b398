# limits: time=10s memory=128M output=64K
# A hundred thousand ands.
eval('1 and ' * 10 ** 5 + '2')
