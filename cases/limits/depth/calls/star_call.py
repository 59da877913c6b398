# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through star arguments.
def f(*args):
    return f(*args, 1)


f()
