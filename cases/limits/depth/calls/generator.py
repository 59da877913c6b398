# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through generators.
def f():
    yield from f()


list(f())
