# Binary operators: NotImplemented, reflected methods, subclasses first, missing methods, augmented forms.
class Base:
    def __init__(self, name):
        self.name = name

    def __add__(self, other):
        print("add", self.name, getattr(other, "name", other))
        return NotImplemented

    def __radd__(self, other):
        print("radd", self.name, getattr(other, "name", other))
        return NotImplemented


class Derived(Base):
    def __radd__(self, other):
        print("derived radd", self.name)
        return "made"


class Same(Base):
    pass


class Only:
    def __iadd__(self, other):
        return "iadd"

    def __imul__(self, other):
        return NotImplemented

    def __mul__(self, other):
        return "mul"


class NoneAdd:
    __add__ = None
    __radd__ = None


def told(source):
    try:
        print(source, "->", eval(source))
    except TypeError as error:
        print(source, "|", error)


b, d, s = Base("b"), Derived("d"), Same("s")
for source in ["b + d", "d + b", "b + s", "s + b", "b + b", "b + 1", "1 + b", "d + 1", "1 + d", "NoneAdd() + 1", "1 + NoneAdd()", "[] + b", "b + []", "'a' + d", "(1,) + d"]:
    told(source)
x = Only()
x += 1
print(x)
x = Only()
x *= 2
print(x)
x = b
try:
    x += 5
except TypeError as error:
    print(error)
x = NoneAdd()
try:
    x += 5
except TypeError as error:
    print(error)
for operator in ["+", "-", "*", "/", "//", "%", "@", "&", "|", "^", "<<", ">>", "**", "<", "<=", ">", ">="]:
    told(f"object() {operator} 1".replace("object()", "None"))
    told(f"1 {operator} None")
    try:
        exec(f"x = None; x {operator}= 1") if operator not in "<=>=" else None
    except TypeError as error:
        print(error)
for source in ["-None", "+None", "~None", "-'a'", "~1.5", "not None", "None[0]", "None()", "None.x", "len(None)", "iter(None)", "next(None)", "None + 1", "abs(None)", "divmod(None, 1)", "pow(None, 1)", "1 in None", "[*None]", "{**None}", "print(*None)", "print(**None)"]:
    try:
        print(source, "->", eval(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)
