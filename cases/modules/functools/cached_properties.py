# How cached_property works: computed once, kept in the instance, and where it cannot be.
# covers: functools.cached_property
from functools import cached_property


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Data:
    count = 0

    @cached_property
    def value(self):
        "What it is."
        self.count += 1
        return self.count

    @cached_property
    def fails(self):
        raise KeyError("not yet")


d = Data()
print(d.value, d.value, d.count, vars(d))
del d.value
print(d.value, vars(d))
d.value = 99
print(d.value, Data.value is Data.__dict__["value"], Data.value.__doc__, Data.value.attrname, Data.value.func.__name__, type(Data.value).__name__)
show(lambda: d.fails)
show(lambda: Data().__dict__)


class Slots:
    __slots__ = ()

    @cached_property
    def value(self):
        return 1


class Unnamed:
    pass


Unnamed.late = cached_property(lambda self: 1)
show(lambda: Slots().value)
show(lambda: Unnamed().late)
prop = cached_property(lambda self: 5)
prop.__set_name__(Unnamed, "one")
prop.__set_name__(Unnamed, "one")
show(lambda: prop.__set_name__(Unnamed, "two"))
show(lambda: prop.__get__(Data()))
show(lambda: prop.__get__(None, Data) is prop)
show(lambda: cached_property())
show(lambda: cached_property(5).func)
show(lambda: cached_property[int])


class Sub(Data):
    @cached_property
    def value(self):
        return "sub", super().value


s = Sub()
show(lambda: s.value)
show(lambda: vars(s))
