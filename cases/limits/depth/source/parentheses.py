# limits: time=10s memory=128M output=64K
# A hundred thousand parentheses.
eval('(' * 10 ** 5 + '1' + ')' * 10 ** 5)
