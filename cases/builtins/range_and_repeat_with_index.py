# What __index__ gives when it is too large.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


class Big:
    def __index__(self):
        return 2**70


class Small(Big):
    def __index__(self):
        return 2


for sequence in [1], 'a', (1,), b'a', bytearray(b'a'):
    tell(lambda: sequence * Big())
    tell(lambda: Big() * sequence)
    tell(lambda: sequence * Small())
tell(lambda: range(5)[Small()])
tell(lambda: range(5)[1.5])
tell(lambda: range(5)[5])
