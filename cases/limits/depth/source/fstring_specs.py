# limits: time=10s memory=128M output=64K
# Format specs inside each other.
eval('f"{1:' + '{1:' * 10 ** 4 + '}' * 10 ** 4 + '}"')
