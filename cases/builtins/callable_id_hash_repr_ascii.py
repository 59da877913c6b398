# callable, hash, repr, ascii, id: what they say of odd objects.
# covers: callable, hash, repr, ascii, id
class Call:
    def __call__(self):
        pass


class InstanceCall:
    def __init__(self):
        self.__call__ = lambda: 1


class BadHash:
    def __hash__(self):
        return 'x'


class BigHash:
    def __hash__(self):
        return 2**70


class MinusOne:
    def __hash__(self):
        return -1


class NoHash:
    __hash__ = None


class EqOnly:
    def __eq__(self, other):
        return True


class BadRepr:
    def __repr__(self):
        return 5


class Surrogate:
    def __repr__(self):
        return '\ud800é'


class Bool:
    def __hash__(self):
        return True
sources = [
    "callable(len), callable(int), callable(Call()), callable(Call), callable(5), callable(None), callable(lambda: 0), callable('a'.upper), callable(InstanceCall()), callable(classmethod(len)), callable(staticmethod(len)), callable(property())",
    "callable()",
    "callable(1, 2)",
    "callable(obj=1)",
    "hash(1), hash(-1), hash(2**61 - 1), hash(2**61), hash(0.5), hash(True), hash(1.0), hash(-2), hash(10**30), hash(float('inf')), hash(MinusOne()), hash(Bool()), hash(BigHash()), hash(None) == hash(None), hash(()) == hash(()), hash(int) == hash(int), hash(len) == hash(len)",
    "hash([])",
    "hash({})",
    "hash(set())",
    "hash(BadHash())",
    "hash(NoHash())",
    "hash(EqOnly())",
    "hash(slice(1)) == hash(slice(1))",
    "hash(bytearray())",
    "hash(([],))",
    "hash(range(3)) == hash(range(0, 3))",
    "hash()",
    "hash(1, 2)",
    "hash(obj=1)",
    r"repr('a'), repr(Surrogate()), ascii(Surrogate()), ascii('é\U0001f600'), ascii(b'\xff'), ascii(['é']), repr(...), repr(None), repr(NotImplemented), repr(int), repr(len), repr(print), repr(Call), repr(type(None)), repr(type(...)), repr(type(NotImplemented))",
    "repr(BadRepr())",
    "ascii(BadRepr())",
    "str(BadRepr())",
    "f'{BadRepr()}'",
    "'%r' % BadRepr()",
    "[BadRepr()]",
    "repr()",
    "repr(1, 2)",
    "ascii()",
    "repr(obj=1)",
    "id(None) == id(None), type(id(5)), id([]) > 0",
    "id()",
    "id(1, 2)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
