# covers: collections.abc.ByteString, typing.ByteString
# Whoever asks for ByteString is told that it goes away; abstract classes that say which patterns match them.
import abc
import typing
import warnings
from collections.abc import ByteString, Collection, Mapping, Sequence

with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    print(isinstance(b"", ByteString), isinstance("", ByteString), issubclass(bytearray, ByteString))

    class Bytes(ByteString):
        pass

    class Both(ByteString, Collection):
        pass

    print(isinstance(b"", typing.ByteString), isinstance([], typing.ByteString))

for one in told:
    print(one.category.__name__, one.message, one.lineno)

try:

    class Torn(abc.ABC):
        __abc_tpflags__ = (1 << 5) | (1 << 6)

except TypeError as error:
    print(error)


class Row(abc.ABC):
    __abc_tpflags__ = 1 << 5

    def __len__(self):
        return 2

    def __getitem__(self, place):
        return place


match Row():
    case [first, second]:
        print("matched", first, second)
print(hasattr(Row, "__abc_tpflags__"))
