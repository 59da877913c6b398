# expect: limit time
# limits: time=250ms memory=256M output=64K
# Recursion in finally doubles the work at each level.
def f():
    try:
        f()
    finally:
        f()


f()
