# The special methods of dict called with odd arguments.
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
for name in ['__delitem__', '__format__', '__ior__', '__iter__', '__len__', '__or__', '__repr__', '__reversed__', '__ror__', '__setitem__']:
    for given in arguments:
        value = {'a': 1, 2: 3}
        try:
            outcome = getattr(value, name)(*given)
            shown = list(outcome) if type(outcome).__name__.endswith("iterator") else outcome
            print(name, given, type(outcome).__name__, ascii(shown), value)
        except Exception as e:
            print(name, given, type(e).__name__, ascii(str(e)))
    try:
        getattr({'a': 1, 2: 3}, name)(zz=1)
    except Exception as e:
        print(name, type(e).__name__, e)
