# expect: reject AttributeError at run
# Cells show nothing.
def outer():
    x = 1

    def inner():
        return x

    return inner


print(outer()())
print(outer().__closure__[0].cell_contents)
