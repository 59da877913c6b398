# expect: limit memory
# limits: time=10s memory=32M output=64K
# A program of many megabytes.
compile('x = 1\n' * 3 * 10 ** 6, 'a', 'exec')
