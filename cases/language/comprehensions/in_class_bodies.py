# Comprehensions in a class body: what they see of it, of themselves, and of the class that is not there yet.
# covers: locals, dir


class C:
    y = 4
    values = [1, 2]
    names = [sorted(locals()) for x in values]
    both = [[dir() for a in (1, 2)] for b in values]
    doubled = [eval("x * 2") for x in values]
    try:
        [eval("y") for x in values]
    except NameError as error:
        print(error)
    try:
        [__class__ for x in values]
    except NameError as error:
        print(error)


print(C.names, C.both, C.doubled)
print([sorted(locals()) for x in [1]], [dir() for x in [1]], [eval("x + 1") for x in [1]])
exec("print([sorted(locals()) for x in [1]])", {}, {"a": 1})


class Names:
    """A namespace that is no dict."""

    def __init__(self):
        self.stored = {}

    def __getitem__(self, name):
        return {"a": 12}[name]

    def __setitem__(self, name, value):
        self.stored[name] = value

    def keys(self):
        return list("zyx")


names = Names()
exec("z = dir(); w = a", {}, names)
print(names.stored)
