# covers: types.new_class, types.prepare_class, types.resolve_bases, types.get_original_bases
# covers: types.DynamicClassAttribute, types.coroutine
# What a class statement does, as functions.
import types
import typing

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **kwargs):
        return {"prepared": (name, kwargs)}

    def __new__(mcls, name, bases, namespace, **kwargs):
        return super().__new__(mcls, name, bases, namespace)

    def __init__(cls, name, bases, namespace, **kwargs):
        super().__init__(name, bases, namespace)


A = types.new_class("A", (), {"metaclass": Meta, "extra": 1}, lambda ns: ns.update(x=5))
print(A, type(A), A.prepared, A.x, A.__module__, types.new_class("B").__bases__, types.new_class("C", (A,)).__mro__, types.new_class("D", (typing.List[int],)).__bases__)
meta, namespace, kwargs = types.prepare_class("E", (A,), {"k": 1})
print(meta, namespace, kwargs, types.prepare_class("F"), types.prepare_class("G", (int,), {"metaclass": Meta})[0])


class Entries:
    def __mro_entries__(self, bases):
        return (dict,)


given = (Entries(), str)
print(types.resolve_bases([int, str]), types.resolve_bases(given), types.resolve_bases((int,)), types.resolve_bases(given) is given)
Real = types.new_class("Real", (Entries(),))
print(Real.__bases__, types.get_original_bases(Real)[0].__class__.__name__, types.get_original_bases(int), types.get_original_bases(A))


class Generic(typing.List[int], typing.Generic[typing.TypeVar("T")]): ...


class Child(Generic): ...


print(types.get_original_bases(Generic), types.get_original_bases(Child))
for call in (lambda: types.get_original_bases(5), lambda: types.new_class(), lambda: types.new_class("X", (bool,)), lambda: types.new_class("X", (), {"odd": 1}), lambda: types.prepare_class("X", (A, type("M2", (type,), {})("Y", (), {}))), lambda: types.resolve_bases(5)):
    show(call)


class Dynamic:
    @types.DynamicClassAttribute
    def value(self):
        return "from instance"

    @value.setter
    def value(self, new):
        print("set", new)


d = Dynamic()
print(d.value)
d.value = 3
show(lambda: Dynamic.value)
show(lambda: delattr(d, "value"))


@types.coroutine
def steps():
    got = yield 1
    return got


async def main():
    return await steps()


c = main()
print(c.send(None))
try:
    c.send("sent")
except StopIteration as stop:
    print(stop.value)
show(types.coroutine, 5)
print(types.coroutine(main) is main)
