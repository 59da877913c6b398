# expect: limit recursion
# limits: time=10s memory=128M output=64K
# A dotted name of a hundred thousand parts.
exec('import a' + '.a' * 10 ** 5)
