# The repr of quotes; views are added like bytes.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


print(bytearray(b"'"), bytearray(b'"'), bytearray(b"'\""), bytearray(b"it's \\ \n"))
for other in b'c', bytearray(b'd'), memoryview(b'e'), 1, 'x', [1]:
    array = bytearray(b'ab')
    tell(lambda: array + other)
    tell(lambda: b'ab' + other)
    tell(array.__iadd__, other)
