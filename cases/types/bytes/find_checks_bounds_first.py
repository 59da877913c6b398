# The searching methods look at the bounds before they look at what is searched.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


for name in 'find', 'rfind', 'index', 'rindex', 'count':
    method = getattr(b'abc', name)
    tell(method, '', '')
    tell(method, 300, '')
    tell(method, 1.5)
    tell(method, [], 0, [])
    tell(method, 300)
    tell(method, 98, 1.5)
tell(b'ab'.hex, b'\xbe')
tell(b'ab'.hex, '\xbe')
tell(b'ab'.hex, b':')
tell(bytearray(b'ab').hex, b'\xff')
tell(memoryview(b'ab').hex, b'\x80')
tell(bytes.fromhex, 'ab\u2003cd')
tell(bytes.fromhex, '\xe9')
tell(bytes.fromhex, 'a\xe9')
tell(bytes.fromhex, 'agx')
