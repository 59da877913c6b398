# Too many arguments are told before doubled ones, missing ones before either.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


tell(pow, 0, base=0)
tell(round, 0, 0, number=0)
tell(''.encode, 0, 0, encoding=0)
tell('a b'.split, None, maxsplit=0, sep=0)
tell('a b'.split, None, 1, maxsplit=0)
tell(b''.decode, 0, 0, errors=0)
tell('a'.find, 0, 0, 0, 0, key=0)
tell('a'.startswith, 0, 0, 0, 0, key=0)
tell([].append, 1, 2, x=1)
tell('a'.splitlines, True, keepends=True)


class Rows(list):
    pass


tell(lambda: Rows().append(1, 2))
tell(lambda: Rows().index())
tell(lambda: Rows().count(value=0))
tell(lambda: str.__len__())
tell(lambda: str.upper())
tell(lambda: list.__reversed__(1))
tell(lambda: str.__format__(1))
tell(lambda: dict.__getitem__(1))
tell(lambda: int.__add__('', 1))
tell(type, 0, nope=0)
tell(type, 'a\0', '', {})
tell(delattr, 0, '__class__')
tell(lambda: None < list[int])
tell(lambda: (int | str).nope)
