# global and nonlocal through several levels.
count = 0
name = "module"


def outer():
    count = 10
    name = "outer"

    def middle():
        nonlocal count
        count += 1

        def inner():
            global name
            nonlocal count
            count += 100
            name = "changed by inner"
            return count

        return inner

    m = middle()
    m()
    return count, name


print(outer(), count, name)


def make():
    global brand_new
    brand_new = "made"


try:
    brand_new
except NameError as e:
    print(e)
make()
print(brand_new)


def counter():
    n = 0

    def inc(by=1):
        nonlocal n
        n += by
        return n

    def reset():
        nonlocal n
        n = 0

    return inc, reset


inc, reset = counter()
print(inc(), inc(5), reset(), inc())


class K:
    global from_class
    from_class = 1
    y = 2


print(from_class, hasattr(K, "from_class"), K.y)
