# The special methods of float called with odd arguments.
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
for name in ['__int__', '__mod__', '__mul__', '__neg__', '__pos__', '__pow__', '__radd__', '__rdivmod__', '__repr__', '__rfloordiv__']:
    for given in arguments:
        value = 1.5
        try:
            outcome = getattr(value, name)(*given)
            shown = list(outcome) if type(outcome).__name__.endswith("iterator") else outcome
            print(name, given, type(outcome).__name__, ascii(shown), value)
        except Exception as e:
            print(name, given, type(e).__name__, ascii(str(e)))
    try:
        getattr(1.5, name)(zz=1)
    except Exception as e:
        print(name, type(e).__name__, e)
