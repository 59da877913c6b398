# limits: time=10s memory=128M output=64K
# Dicts nested deep.
eval('{1:' * 10 ** 5 + '1' + '}' * 10 ** 5)
