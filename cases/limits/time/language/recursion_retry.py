# expect: limit time
# limits: time=250ms memory=32M output=64K
# Recursion errors caught again and again.
def f():
    try:
        f()
    except RecursionError:
        pass
    f()


while True:
    try:
        f()
    except RecursionError:
        pass
