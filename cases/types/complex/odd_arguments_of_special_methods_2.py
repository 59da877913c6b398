# The special methods of complex called with odd arguments.
arguments = [
    (),
    (0,),
    (-1,),
    (None,),
    (1.5,),
    ("a",),
    (b"ab",),
    ((1, 2),),
    ([1, 2],),
    ({"a": 1},),
    ("a", "b"),
    (1, 2),
    (None, -1),
    ("a", 0, None),
    (1, 2, 3, 4),
]
for name in ['__repr__', '__rmul__', '__rpow__', '__rsub__', '__rtruediv__', '__str__', '__sub__', '__truediv__']:
    for given in arguments:
        value = 2+3j
        try:
            outcome = getattr(value, name)(*given)
            shown = list(outcome) if type(outcome).__name__.endswith("iterator") else outcome
            print(name, given, type(outcome).__name__, ascii(shown), value)
        except Exception as e:
            print(name, given, type(e).__name__, ascii(str(e)))
    try:
        getattr(2+3j, name)(zz=1)
    except Exception as e:
        print(name, type(e).__name__, e)
