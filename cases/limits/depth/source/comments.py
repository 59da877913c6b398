# limits: time=10s memory=128M output=64K
# A hundred thousand comments.
exec('# x\n' * 10 ** 5)
