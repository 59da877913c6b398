# A namespace of __prepare__ sees every name that a class statement binds, in order.

class Loud(dict):
    def __setitem__(self, key, value):
        shown = value if isinstance(value, (str, int, tuple, dict)) else type(value).__name__
        print("set", key, shown)
        super().__setitem__(key, value)

    def __getitem__(self, key):
        print("get", key, key in self)
        return super().__getitem__(key)

    def __delitem__(self, key):
        print("del", key)
        super().__delitem__(key)


class Meta(type):
    @classmethod
    def __prepare__(meta, name, bases, **keywords):
        print("prepare", name, bases, keywords)
        return Loud()

    def __new__(meta, name, bases, namespace, **keywords):
        print("new", sorted(namespace), keywords)
        return super().__new__(meta, name, bases, namespace)


class Full[T](metaclass=Meta, tag=1):
    "words"
    number: int = 1
    loop = 0
    for loop in range(2):
        pass
    del loop

    def method(self):
        self.stored = 1
        return __class__


class Empty(metaclass=Meta):
    pass


class Annotated(metaclass=Meta):
    if False:
        hidden: int


print(Annotated.__annotations__, Full.__annotations__, Full.__static_attributes__)
