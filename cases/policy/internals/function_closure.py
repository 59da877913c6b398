# expect: reject AttributeError at run
# Functions do not show their cells.
def outer(secret):
    return lambda: secret


print(outer(5).__closure__[0].cell_contents)
