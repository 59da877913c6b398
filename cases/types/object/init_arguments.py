# object.__init__ takes no arguments unless the class has a __new__ of its own for them.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


class Plain:
    pass


class Passing:
    def __init__(self):
        super().__init__(1)


class Named(Passing):
    def __init__(self):
        super(Passing, self).__init__(a=1)


class Making:
    def __new__(cls, *args):
        return super().__new__(cls)


class Both(Making):
    def __init__(self, value):
        super().__init__(value)


tell(object().__init__, 0)
tell(Plain().__init__, 0)
tell(Plain().__init__, a=0)
tell(Plain, 1)
tell(Passing)
tell(Named)
tell(lambda: type(Making(1, 2)).__name__)
tell(lambda: Making(1).__init__(5))
tell(Both, 1)
