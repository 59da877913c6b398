# expect: limit memory
# limits: time=10s memory=32M output=64K
# A million lines.
('\n' * 10 ** 7).splitlines()
