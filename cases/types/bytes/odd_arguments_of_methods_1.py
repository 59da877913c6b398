# The methods of bytes called with odd arguments.
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
for name in ['capitalize', 'center', 'decode', 'endswith', 'expandtabs', 'fromhex', 'hex', 'isalnum', 'isalpha']:
    for given in arguments:
        value = b'aB c'
        try:
            outcome = getattr(value, name)(*given)
            shown = list(outcome) if type(outcome).__name__.endswith("iterator") else outcome
            print(name, given, type(outcome).__name__, ascii(shown), value)
        except Exception as e:
            print(name, given, type(e).__name__, ascii(str(e)))
    try:
        getattr(b'aB c', name)(zz=1)
    except Exception as e:
        print(name, type(e).__name__, e)
