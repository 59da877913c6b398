# iconcat takes what has __iadd__ where both sides look like sequences; how many structures are left is told.
import operator
import struct


class Added:
    def __iadd__(self, other):
        return "added"


class Row(Added):
    def __getitem__(self, place):
        return 0


class Table(dict):
    def __iadd__(self, other):
        return "added"


for left, right in ((Row(), Row()), (Row(), [1]), (Row(), 1), (Added(), Row()), (Table(), []), ([1], [2])):
    try:
        print(operator.iconcat(left, right))
    except TypeError as error:
        print(error)
parts = struct.iter_unpack("<h", bytes(6))
print(operator.length_hint(parts), next(parts), operator.length_hint(parts))
