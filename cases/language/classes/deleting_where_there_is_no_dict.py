# Deleting an attribute that an object without a __dict__ does not have, and one that it has a slot for.
class Slotted:
    __slots__ = ("a",)
    shared = 1


class Both(Slotted):
    pass


for made, name in ((Slotted(), "nope"), (Slotted(), "a"), (Slotted(), "shared"), (Both(), "nope"), (Both(), "shared"), (5, "nope"), ([], "append")):
    try:
        delattr(made, name)
    except AttributeError as error:
        print(error)
