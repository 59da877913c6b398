# object(), type() in both forms, and class introspection.
o = object()
print(
    o == o,
    o is o,
    isinstance(o, object),
    type(o),
    type(type),
    type(5).__name__,
    type("").__mro__,
    type(lambda: 0).__name__,
    type(None).__name__,
    type(NotImplemented).__name__,
    type(...).__name__,
    type({}.keys()).__name__,
    type(print).__name__,
)
T = type("T", (), {"x": 1, "f": lambda self: self.x, "__doc__": "made"})
print(
    T().f(),
    T.__name__,
    T.__doc__,
    T.__bases__,
    T.__module__,
    T,
    type(T()) is T,
    T.__qualname__,
    type("U", (int,), {})(5) + 1,
)
for f in (
    lambda: type(),
    lambda: type(1, 2),
    lambda: type("X", 5, {}),
    lambda: type("X", (), 5),
    lambda: type(5, (), {}),
    lambda: type("X", (5,), {}),
    lambda: object().x,
    lambda: setattr(object(), "x", 1),
    lambda: type("X", (bool,), {}),
    lambda: object(5),
    lambda: type("a\0b", (), {}),
    lambda: int.x,
    lambda: setattr(int, "x", 1),
    lambda: type("X", (type(None),), {}),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class A:
    "doc"

    a: int = 1


print(
    A.__name__,
    A.__module__,
    A.__doc__,
    A.__dict__["a"],
    A.__annotations__,
    A.__mro__,
    A().__class__,
    A.__class__,
    A.__base__,
    A().__doc__,
    A().__module__,
    str(A),
    repr(A),
    [
        c.__name__
        for c in (
            int,
            str,
            list,
            dict,
            set,
            tuple,
            float,
            bytes,
            object,
            type,
            range,
            complex,
            bool,
            frozenset,
            slice,
            bytearray,
            property,
            staticmethod,
            classmethod,
            super,
            enumerate,
            zip,
            map,
            filter,
            reversed,
            memoryview,
        )
    ],
)
