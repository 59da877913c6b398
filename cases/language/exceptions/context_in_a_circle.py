# A context that leads back to itself is left alone; one that is about to is cut.
a, b = ValueError('a'), ValueError('b')
a.__context__ = b
b.__context__ = a
c = KeyError('c')
d = KeyError('d'); d.__context__ = c
try:
    try:
        raise a
    except ValueError:
        raise c
except KeyError as e:
    print(repr(e.__context__), repr(e.__context__.__context__))
# longer tail than circle
x = [ValueError(i) for i in range(7)]
for i in range(6): x[i].__context__ = x[i + 1]
x[6].__context__ = x[4]
try:
    try: raise x[0]
    except ValueError: raise c
except KeyError as e:
    n, at = 0, e
    while at is not None and n < 20: n += 1; at = at.__context__
    print(n)
try:
    try:
        raise x[5]
    except ValueError:
        raise x[6]
except ValueError as e:
    n, at = 0, e
    while at is not None and n < 20: print(at); n += 1; at = at.__context__
