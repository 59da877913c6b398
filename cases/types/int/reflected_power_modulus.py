# pow with a modulus, by its special methods and with what is no int.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


tell((0).__rpow__, 1, 1)
tell((5).__rpow__, 2, 3)
tell((5).__rpow__, 2, 0)
for values in (0, 1.5, ''), (2, 3, 1.5), (1.5, 2, 3), ('a', 2, 3), (2, 'a', 3), (2, 3, 'a'), (2, 3, None), (2, -1, 7):
    tell(pow, *values)
