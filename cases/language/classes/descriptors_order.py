# Descriptors: data and non-data against instance attributes, __get__ from classes, deletion, __getattribute__.
class Data:
    def __get__(self, instance, owner):
        return "data", instance is None, owner.__name__

    def __set__(self, instance, value):
        print("set", value)

    def __delete__(self, instance):
        print("delete")


class NonData:
    def __get__(self, instance, owner=None):
        return "non-data", instance is None


class SetOnly:
    def __set__(self, instance, value):
        instance.__dict__["set_only"] = ("stored", value)


class Raising:
    def __get__(self, instance, owner):
        raise AttributeError("inside get")


class A:
    data = Data()
    non_data = NonData()
    set_only = SetOnly()
    raising = Raising()

    def __getattr__(self, name):
        return f"getattr {name}"


a = A()
a.__dict__.update(data="shadow", non_data="shadow", raising="shadow")
print(a.data, a.non_data, A.data, A.non_data, a.raising)
a.data = 5
del a.data
print(type(a.set_only).__name__)
a.set_only = 3
print(a.set_only)
for source in ["A.raising", "del a.non_data; print(a.non_data)", "del a.non_data", "a.non_data = 1; print(a.non_data)", "A.data = 1; print(a.data)", "del A.data; print(a.data)", "del A.nothing", "print(a.undefined)"]:
    try:
        exec(source)
    except Exception as error:
        print(source, "|", type(error).__name__, error)


class B:
    def __getattribute__(self, name):
        if name == "x":
            return "from getattribute"
        return super().__getattribute__(name)

    def __getattr__(self, name):
        return f"fallback {name}"

    def __setattr__(self, name, value):
        print("setattr", name, value)
        object.__setattr__(self, name, value * 2)

    def __delattr__(self, name):
        print("delattr", name)
        object.__delattr__(self, name)


b = B()
b.y = 4
print(b.x, b.y, b.z)
del b.y
print(b.y)
try:
    del b.y
except AttributeError as error:
    print(error)
