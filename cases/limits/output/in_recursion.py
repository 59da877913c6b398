# expect: limit output
# limits: time=5s memory=64M output=64K
# Recursion that prints.
def f(n):
    print('x' * 1000)
    f(n + 1)


f(0)
