# Codec names with a null; what partition gives of a subclass; tables.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


class Text(str):
    pass


for name in 'utf\0', '\0', 'utf-8\0':
    tell(''.encode, name)
    tell('\ud900'.encode, name)
    tell(b''.decode, name)
    tell(''.encode, 'utf-8', name)
for part in 'x', 'b':
    print([type(piece).__name__ for piece in Text('abc').partition(part)])
    print([type(piece).__name__ for piece in Text('abc').rpartition(part)])
tell(str.maketrans, 0, 0)
tell(str.maketrans, 0, {})
tell(str.maketrans, 'a', 'bc')
tell(str.maketrans, 'a', 'b', 1)
tell(str.maketrans, 1)
