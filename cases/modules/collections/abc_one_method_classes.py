# The abstract classes that ask for one or two methods: what counts as an instance, and what None does.
# covers: collections.abc, collections.abc.Hashable, collections.abc.Sized, collections.abc.Container, collections.abc.Iterable, collections.abc.Iterator, collections.abc.Reversible, collections.abc.Callable, collections.abc.Awaitable, collections.abc.AsyncIterable, collections.abc.AsyncIterator, collections.abc.Buffer, collections.abc.Collection
import collections.abc as abc

methods = {"Hashable": ["__hash__"], "Sized": ["__len__"], "Container": ["__contains__"], "Iterable": ["__iter__"], "Iterator": ["__next__", "__iter__"], "Reversible": ["__reversed__", "__iter__"], "Callable": ["__call__"], "Awaitable": ["__await__"], "AsyncIterable": ["__aiter__"], "AsyncIterator": ["__anext__", "__aiter__"], "Buffer": ["__buffer__"], "Collection": ["__len__", "__iter__", "__contains__"]}
values = [5, "a", b"a", [], (), {}, set(), frozenset(), range(1), iter([]), (x for x in []), len, int, None, {}.keys(), {}.values(), memoryview(b""), object()]
for name, wanted in methods.items():
    kind = getattr(abc, name)
    print(name, kind, sorted(kind.__abstractmethods__), [base.__name__ for base in kind.__mro__])
    print("  ", [type(value).__name__ for value in values if isinstance(value, kind)])
    full = type("Full", (), {method: lambda self: None for method in wanted})
    partly = type("Partly", (), {method: lambda self: None for method in wanted[1:]} | ({"__hash__": None} if name == "Hashable" else {}))
    none = type("Unset", (full,), {wanted[0]: None})
    print("  ", issubclass(full, kind), issubclass(partly, kind), issubclass(none, kind), kind.__slots__)
    for attempt in (lambda: kind(), lambda: type("Sub", (kind,), {})()):
        try:
            print("  ", type(attempt()).__name__)
        except TypeError as error:
            print("  ", error)
instance = object()
try:
    instance.__len__ = 5
except AttributeError as error:
    print(error)
print(abc.__name__, sorted(abc.__all__))
