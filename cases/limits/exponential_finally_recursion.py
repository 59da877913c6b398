# expect: limit time
# limits: time=500ms memory=1G output=64K
# Recursion in finally doubles the work at each level.
def f():
    try:
        f()
    finally:
        f()


f()
