# The attributes of functions: names, defaults, annotations, docs, dict, and what may be put into them.
# covers: function
def f(a, b=1, /, c: int = 2, *d, e: "str" = 3, **g) -> list:
    """The doc."""
    return a, b, c, d, e, g


def told(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, "|", error)


def put(name, value):
    setattr(f, name, value)
    return getattr(f, name)


for name in ["__name__", "__qualname__", "__module__", "__doc__", "__defaults__", "__kwdefaults__", "__annotations__", "__dict__", "__type_params__"]:
    print(name, repr(getattr(f, name)))
for name, values in {
    "__name__": ["g", 5, None],
    "__qualname__": ["A.g", 5, None],
    "__module__": ["m", 5, None],
    "__doc__": ["d", 5, None],
    "__defaults__": [(8, 9), None, [1], 5],
    "__kwdefaults__": [{"e": 7}, None, [1], 5],
    "__annotations__": [{"a": int}, None, 5],
    "__dict__": [{"x": 1}, None, 5],
    "__type_params__": [(), None, 5],
    "anything": [1],
}.items():
    for value in values:
        print(name, end=" ")
        told(lambda: put(name, value))
    print("del", name, end=" ")
    told(lambda: delattr(f, name))
    print("then", end=" ")
    told(lambda: getattr(f, name))
told(lambda: f(1))
told(lambda: f(1, 2, 3))
told(lambda: f == f and f != (lambda: 0) and hash(f) == hash(f))
told(lambda: f < f)
told(lambda: f.__get__(5))
told(lambda: f.__get__(None, int) is f)
told(lambda: f.__get__(None))
told(lambda: f.__get__())
told(lambda: f.__get__(None, None))
told(lambda: type(f.__get__(5)).__name__)
told(lambda: f.__get__(5).__self__)
told(lambda: f.__get__(5).__func__ is f)
told(lambda: f.__get__([1]).nothing)
told(lambda: setattr(f.__get__(5), "x", 1))
told(lambda: f.nothing)
told(lambda: (lambda: 0).__name__ + (lambda: 0).__qualname__)
told(lambda: sorted(f.__call__.__class__.__name__))
