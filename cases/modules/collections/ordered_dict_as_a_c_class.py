# What OrderedDict says because it is written in C: arguments by name, changes while iterating, and its reduced form.
# covers: collections.OrderedDict
from collections import OrderedDict


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def grow():
    made = OrderedDict(a=1, b=2)
    for key in made:
        made[key + "x"] = 1


show(lambda: OrderedDict([1]))
show(lambda: OrderedDict({}, {}))
show(lambda: OrderedDict(a=1).move_to_end())
show(lambda: OrderedDict(a=1).pop(key="a"))
show(lambda: OrderedDict(a=1).setdefault(key="b"))
show(lambda: OrderedDict(a=1).__reduce__()[0].__name__)
show(grow)
