# expect: limit memory
# limits: time=10s memory=32M output=64K
# A program of many constants.
compile('[' + '1.5, ' * 2 * 10 ** 6 + ']', 'a', 'exec')
