# dir() asks a module's own function, and a mapping of local variables for its keys.
# covers: dir, types, eval
import types


def tried(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


module = types.ModuleType("module")
for lists in (lambda: ["b", "a"], lambda: ("z",), lambda: 5, 5):
    module.__dir__ = lists
    tried(lambda: dir(module))


class Odd(types.ModuleType):
    __dict__ = property(lambda self: "no namespace")


tried(lambda: dir(Odd("odd")))


class Slotted(types.ModuleType):
    __slots__ = ("first",)


slotted = Slotted("slotted")
tried(lambda: slotted.first)
slotted.first = 1
print(slotted.first)
tried(lambda: setattr(slotted, "__dict__", {}))
tried(lambda: module())
module.module = print
tried(lambda: module())


class Scope:
    def __getitem__(self, name):
        if name == "known":
            return 12
        raise KeyError(name)

    def keys(self):
        return ["x", "known"]


for text in ("known", "unknown", "dir()", "type(locals()).__name__"):
    tried(lambda: eval(text, {}, Scope()))
tried(lambda: exec("del known", {}, types.MappingProxyType({"known": 1})))


class Length:
    def __init__(self, length):
        self.length = length

    def __len__(self):
        return self.length


for length in (-1, -(2**70), 2**70, True, 1.5):
    tried(lambda: len(Length(length)))


# iter() with a sentinel ends where the call has gone through all there is.
def calls():
    calls.depth += 1
    if calls.depth > 1:
        return 2
    list(calls.iterator)
    return 1


calls.depth = 0
calls.iterator = iter(calls, 2)
tried(lambda: next(calls.iterator))
tried(lambda: enumerate(iterable=[], start=0, more=0))
tried(lambda: print(1, sep="", end="", file=None, flush=False, more=0))
for name in ("a" * 250, "\u4e00" * 122):
    tried(lambda: eval(name))
