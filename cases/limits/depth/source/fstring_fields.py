# limits: time=10s memory=128M output=64K
# F-strings with a hundred thousand fields.
eval('f"' + '{1}' * 10 ** 5 + '"')
