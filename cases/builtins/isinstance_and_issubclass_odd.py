# isinstance and issubclass: tuples, unions, __instancecheck__, __class__ that lies, broken classes.
# covers: isinstance, issubclass
class Meta(type):
    def __instancecheck__(cls, instance):
        return 'truthy'

    def __subclasscheck__(cls, subclass):
        return []


class Checked(metaclass=Meta):
    pass


class Liar:
    __class__ = int


class Broken:
    @property
    def __class__(self):
        raise ValueError('class')


class Bases:
    __bases__ = (int,)


class BadBases:
    __bases__ = 5


class Hook:
    @classmethod
    def __subclasshook__(cls, other):
        return True
sources = [
    "isinstance(1, int), isinstance(True, int), isinstance(1, (str, int)), isinstance(1, ((str,), (int,))), isinstance(1, ()), isinstance(1, int | str), isinstance(None, int | None), isinstance(1, Checked), isinstance(Checked(), Checked), isinstance(Liar(), int), isinstance(Liar(), Liar), isinstance(int, type)",
    "issubclass(bool, int), issubclass(int, (str, object)), issubclass(int, int | str), issubclass(int, Checked), issubclass(Checked, object), issubclass(int, ()), issubclass(type(None), int | None), issubclass(Bases(), int) if False else 0",
    "isinstance(Broken(), int)",
    "isinstance(1, 5)",
    "isinstance(1, 'int')",
    "isinstance(1, (int, 5)), isinstance(1, (str, 5)) if False else 0",
    "isinstance(1, (str, 5))",
    "isinstance(1, [int])",
    "isinstance(1, None)",
    "isinstance(1, list[int])",
    "isinstance([], list[int] | int)",
    "isinstance(1, int | list[int])",
    "isinstance(1)",
    "isinstance()",
    "isinstance(1, int, str)",
    "isinstance(1, cls=int)",
    "issubclass(1, int)",
    "issubclass('int', int)",
    "issubclass(int, 5)",
    "issubclass(int, (5,))",
    "issubclass(int, list[int])",
    "issubclass(list[int], list)",
    "issubclass(int | str, int)",
    "issubclass(None, int)",
    "issubclass(int)",
    "issubclass(Bases(), int), issubclass(Bases(), str), issubclass(Bases(), Bases())",
    "issubclass(BadBases(), int)",
    "isinstance(1, Bases()), isinstance(1, BadBases()) if False else 0",
    "isinstance(1, BadBases())",
    "issubclass(int, Hook), isinstance(1, Hook), isinstance(Hook(), Hook)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
