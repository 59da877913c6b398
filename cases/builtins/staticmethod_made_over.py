# `__init__` of static and class methods gives them another function; without it there is none.
# covers: staticmethod, classmethod, staticmethod.__init__, classmethod.__init__


def tried(make):
    try:
        print(make())
    except (TypeError, RuntimeError, AttributeError) as error:
        print(f"{type(error).__name__}: {error}")


def one():
    "One."


def two():
    "Two."


for kind in (staticmethod, classmethod):
    print("---", kind.__name__)
    method = kind(one)
    print(method.__func__ is one, method.__wrapped__ is one, method.__doc__, method.__name__, sorted(method.__dict__))
    tried(lambda: method.__init__(two))
    print(method.__func__ is two, method.__wrapped__ is two, method.__doc__, method.__name__)
    tried(lambda: method.__init__(5))
    print(method.__func__, method.__wrapped__, method.__name__, method.__isabstractmethod__)
    tried(lambda: method.__init__())
    tried(lambda: method.__init__(1, 2))
    tried(lambda: method.__init__(function=1))
    empty = kind.__new__(kind, 1, 2, x=3)
    print(empty.__func__, empty.__dict__)
    tried(lambda: empty.__get__(1))
    tried(lambda: empty.__get__(None, int))
    tried(lambda: empty.__init__(one))
    print(empty.__func__ is one)

    class Kept(kind):
        def __init__(self, function):
            super().__init__(function)
            self.extra = 1

    class Lost(kind):
        def __init__(self, function):
            pass

    kept = Kept(one)
    print(kept.__func__ is one, kept.extra, kept.__name__, sorted(kept.__dict__))
    lost = Lost(one)
    print(lost.__func__, lost.__dict__)

    class Holder:
        attribute = Lost(one)

    tried(lambda: Holder.attribute)
    tried(lambda: Holder().attribute)
