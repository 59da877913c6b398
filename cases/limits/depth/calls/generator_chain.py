# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Generators that wait for each other.
def f(n):
    for x in f(n + 1):
        yield x


list(f(0))
