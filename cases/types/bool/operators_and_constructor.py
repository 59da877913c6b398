# Of bool: what is true, what bool() takes, arithmetic as ints, and that it cannot be subclassed.
class Len:
    def __init__(self, length):
        self.length = length

    def __len__(self):
        return self.length


class Bool:
    def __init__(self, value):
        self.value = value

    def __bool__(self):
        return self.value


class Both:
    def __bool__(self):
        return False

    def __len__(self):
        return 5
sources = [
    "bool(), bool(0), bool(0.0), bool(0j), bool(''), bool(b''), bool([]), bool(()), bool({}), bool(set()), bool(range(0)), bool(None)",
    "bool('0'), bool(-1), bool([0]), bool(float('nan')), bool(...), bool(NotImplemented) if False else 'left out'",
    "bool(NotImplemented)",
    "bool(1, 2)",
    "bool(x=1)",
    "bool(Len(0)), bool(Len(1)), bool(Both())",
    "bool(Len(-1))",
    "bool(Len('a'))",
    "bool(Len(2**63))",
    "bool(Bool(1))",
    "bool(Bool(None))",
    "bool(Bool(True))",
    "not Bool('x')",
    "Bool(1) and 1",
    "1 if Bool([]) else 2",
    "[x for x in [1] if Bool(2)]",
    "type('Own', (bool,), {})",
    "True + True, True * 5, -True, +True, abs(False), True - 3.5, True == 1",
    "True & True, True | 0, True ^ True, type(True | 0).__name__, type(True ^ False).__name__",
    "int(True), float(True), complex(True), str(True), hash(True), [10, 20][True], 'ab'[False], 'x' * True",
    "True.__class__, bool.__bases__, bool.__mro__, isinstance(True, int), issubclass(bool, int)",
    "bool.__new__(bool, []), bool.__new__(bool)",
    "bool.__new__(int)",
    "bool.from_bytes(b'a'), True.real, True.__add__(True), True.__bool__(), True.__and__(1), True.__rand__(False)",
    "{True: 'a', 1: 'b', 1.0: 'c'}",
    "True.x",
    "setattr(True, 'x', 1)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
