# A call of a class in the text and one by way of `type.__call__` or `__new__` say other words of wrong arguments.
# covers: int, str, enumerate, super, type, type.__call__


def tried(make):
    try:
        print(type(make()).__name__)
    except (TypeError, RuntimeError) as error:
        print(f"{type(error).__name__}: {error}")


class Whole(int):
    pass


class Text(str):
    pass


class Numbered(enumerate):
    pass


kinds = [int, str, enumerate, super, float, list, tuple, bytes, range, Whole, Text, Numbered]
for kind in kinds:
    for given, named in [((), {}), ((1, 2, 3), {}), ((1, 2, 3, 4), {}), ((), {"x": 1}), (([],), {"x": 1})]:
        print(kind.__name__, given, named)
        tried(lambda: kind(*given, **named))
        tried(lambda: kind.__call__(*given, **named))
        if kind is not super:
            tried(lambda: kind.__new__(kind, *given, **named))
for given, named in [
    ((b"a", None), {}), ((b"a", 1), {}), ((b"a", "utf-8", None), {}), ((b"a",), {"encoding": None}), ((b"a", "\ud900"), {}),
    ((b"a",), {"errors": 1}), ((b"a", "a\0"), {}), (("a", "utf-8"), {}), ((5, "\ud900"), {}), ((5, "\0", 0), {}),
    ((), {"iterable": [], "start": 1}), ((), {"start": 1}), (([],), {"iterable": 1}), (([], 1), {"start": 1}),
]:
    for kind in (str, bytes, bytearray, enumerate):
        try:
            print(kind.__name__, given, named, kind.__call__(*given, **named).__class__.__name__)
        except (TypeError, ValueError, LookupError) as error:
            print(kind.__name__, given, named, type(error).__name__, ascii(str(error)))
    try:
        print(str(*given, **named))
    except (TypeError, ValueError, LookupError) as error:
        print(type(error).__name__, ascii(str(error)))


class Meta(type):
    pass


for make in [
    lambda: type(), lambda: type(1, 2), lambda: type(1, a=1), lambda: type(a=1), lambda: type.__call__(type),
    lambda: type.__call__(type, 1), lambda: type.__call__(type, 1, a=1), lambda: type.__call__(type, 1, 2), lambda: type.__new__(type),
    lambda: type.__new__(type, 1), lambda: type.__new__(type, 1, a=1), lambda: type.__new__(type, 1, 2, 3, 4), lambda: Meta(),
    lambda: Meta(1), lambda: Meta(1, 2), lambda: Meta.__new__(Meta, 1), lambda: type.__init__(int), lambda: type.__init__(int, 1, 2),
    lambda: type("a", (), {}, x=1), lambda: type(1, (), {}), lambda: type("a", [], {}), lambda: type("a", (), []),
]:
    tried(make)
