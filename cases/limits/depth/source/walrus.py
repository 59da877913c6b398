# limits: time=10s memory=128M output=64K
# Walruses nested deep.
eval('(x := ' * 10 ** 5 + '1' + ')' * 10 ** 5)
