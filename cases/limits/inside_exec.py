# expect: limit time
# limits: time=500ms memory=32M output=64K
# Text run by exec has no time of its own.
exec("n = 0\nwhile True:\n    n += 1")
