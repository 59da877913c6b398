# A descriptor that can only set, or only delete, refuses the other.


class Sets:
    def __set__(self, owner, value):
        print("set", value)


class Deletes:
    def __delete__(self, owner):
        print("delete")


class Meta(type):
    sets = Sets()
    deletes = Deletes()


class Holder(metaclass=Meta):
    sets = Sets()
    deletes = Deletes()


def tried(make):
    try:
        make()
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)


holder = Holder()
for target in (holder, Holder):
    for name in ("sets", "deletes"):
        print("---", name)
        tried(lambda: setattr(target, name, 1))
        tried(lambda: delattr(target, name))
        print(type(getattr(target, name)).__name__, name in vars(holder))
tried(lambda: object.__setattr__(Holder, "x", 1))
tried(lambda: object.__delattr__(Holder, "sets"))
tried(lambda: object.__setattr__(int, "x", 1))
tried(lambda: type.__setattr__(int, None, 1))
tried(lambda: type.__setattr__(Holder, None, 1))
tried(lambda: type.__delattr__(int, 5))
tried(lambda: type.__setattr__(holder, "x", 1))
