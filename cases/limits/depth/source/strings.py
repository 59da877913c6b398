# limits: time=10s memory=128M output=64K
# A hundred thousand strings side by side.
eval('"a" ' * 10 ** 5)
