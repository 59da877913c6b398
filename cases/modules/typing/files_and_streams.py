# covers: typing.IO, typing.TextIO, typing.BinaryIO
# Names for file objects: generic classes that nothing here is an instance of.
import io
import typing

print(typing.IO, typing.TextIO, typing.BinaryIO, typing.IO[str], typing.IO[bytes].__origin__)
print(typing.TextIO.__mro__, typing.BinaryIO.__mro__, sep="\n")
print(isinstance(io.StringIO(), typing.IO), isinstance(io.BytesIO(), typing.BinaryIO))
print(sorted(name for name in dir(typing.IO) if not name.startswith("_")))
print(sorted(set(dir(typing.TextIO)) - set(dir(typing.IO))))


class Mine(typing.TextIO):
    pass


print(type(Mine()).__name__, sorted(getattr(typing.IO.read, "__annotations__", {})), typing.IO.read.__isabstractmethod__)
