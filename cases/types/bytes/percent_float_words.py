# What bytes formatting says of values that are no numbers.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


for form in b'%f', b'%e', b'%G', b'%d', b'%i', b'%u', b'%x', b'%c', b'%b':
    for value in 'a', b'ab', None, [], 1.5:
        tell(lambda: form % (value,))
