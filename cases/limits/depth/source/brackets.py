# limits: time=10s memory=128M output=64K
# A hundred thousand brackets.
eval('[' * 10 ** 5 + ']' * 10 ** 5)
