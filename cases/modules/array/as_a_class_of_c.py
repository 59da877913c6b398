# What arrays say because they are written in C: numbers of arguments, descriptors, immutable class, iterators.
# covers: array.array, array.ArrayType
from array import array


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


items = array("i", [1, 2])
show(lambda: items.append())
show(lambda: items.append(1, 2))
show(lambda: items.append(v=1))
show(lambda: array.append(5))
show(lambda: array.append())
show(lambda: array.append)
show(lambda: array.typecode)
show(lambda: items.nope)
show(lambda: setattr(items, "nope", 1))
show(lambda: delattr(items, "nope"))
show(lambda: setattr(array, "nope", 1))
show(lambda: items.tolist(1))
show(lambda: items.pop("a"))
show(lambda: array("i").pop("a"))
show(lambda: items < 5)
show(lambda: items + 5)
show(lambda: items * "a")
show(lambda: hash(items))
show(lambda: array.__mro__)
show(lambda: array("u", "ab").fromunicode(None))
iterator = iter(items)
print(type(iterator), next(iterator), iterator.__reduce__()[2], list(iterator), list(iterator))


class Numbers(array):
    pass


numbers = Numbers("i", [1])
numbers.name = 3
print(numbers, numbers.name, vars(numbers), numbers + numbers, type(numbers + numbers), numbers[0:1])
