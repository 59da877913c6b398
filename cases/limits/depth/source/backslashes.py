# limits: time=10s memory=128M output=64K
# A hundred thousand joined lines.
eval('1' + '\\\n' * 10 ** 5 + '+1')
