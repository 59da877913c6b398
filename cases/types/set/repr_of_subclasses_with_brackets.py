# What subclasses of sets and bytearrays show when their items have brackets of their own.
class Set(set):
    pass


class Frozen(frozenset):
    pass


class Buffer(bytearray):
    pass


print(Set(), Frozen(), Buffer())
print(Set([(1, 2)]), Frozen([(1, 2)]), Frozen([Frozen([(1,)])]), Buffer(b"(x"))
print([Set(["a(b"])], {1: Frozen(["(("])}, f"{Set([()])}")


class Shows:
    def __repr__(self):
        return repr(self.inside)


item = Shows()
item.inside = Set([item])
print(item)
item.inside = {item}
print(item)
