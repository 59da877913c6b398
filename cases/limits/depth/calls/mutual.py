# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Two functions that call each other.
def even(n):
    return odd(n + 1)


def odd(n):
    return even(n + 1)


even(0)
