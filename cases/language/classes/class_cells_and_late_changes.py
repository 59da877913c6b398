# The cell behind __class__, finalisers given to classes late, orders with strangers in them, and bases asked again.
class Dropping(type):
    def __new__(meta, name, bases, namespace):
        namespace.pop("__classcell__", None)
        return super().__new__(meta, name, bases, namespace)


class Replacing(type):
    def __new__(meta, name, bases, namespace):
        namespace["__classcell__"] = "no cell"
        return super().__new__(meta, name, bases, namespace)


class Exchanging(type):
    def __new__(meta, name, bases, namespace):
        made = super().__new__(meta, name, bases, dict(namespace))
        if "__classcell__" in namespace:
            type("Other", (), namespace)
        return made


for meta in (Dropping, Replacing, Exchanging):
    try:

        class Made(metaclass=meta):
            def mine(self):
                return __class__

        print("made")
    except (TypeError, RuntimeError) as error:
        print(type(error).__name__, error)


class NoMapping(type):
    @classmethod
    def __prepare__(meta, name, bases):
        return None


try:

    class Made(metaclass=NoMapping):
        pass

except TypeError as error:
    print(error)


class Top:
    pass


class Under(Top):
    pass


Top.__del__ = lambda self: print("gone", type(self).__name__)
Under()


class Stranger:
    tag = "first"


class Order(type):
    def mro(cls):
        return [cls, Stranger, object]


class Odd(metaclass=Order):
    pass


print(Odd.tag, Odd().tag)


class Child(Odd):
    pass


print(Child().tag, isinstance(Child(), Stranger))


class Asking(type):
    busy = False

    def mro(cls):
        if Asking.busy and cls.__name__ == "C":
            Asking.busy = False
            C.__bases__ = (B2,)
        return type.mro(cls)


class A(metaclass=Asking):
    pass


class B1(A):
    pass


class B2(A):
    pass


class C(A):
    pass


Asking.busy = True
C.__bases__ = (B1,)
B1.__bases__ = (C,)
print([cls.__name__ for cls in B1.__mro__], C.__bases__[0].__name__)
A.value = 1
print(C.value, B1.value)
for change in (lambda: object.__setattr__(A, "x", 1), lambda: object.__delattr__(A, "value")):
    try:
        change()
    except TypeError as error:
        print(error)


class Claims:
    __bases__ = property(lambda self: (self, self, self))


try:
    issubclass(Claims(), Claims())
    issubclass(Claims(), int)
except RecursionError as error:
    print("too deep")
