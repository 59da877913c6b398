# covers: dataclasses.asdict, dataclasses.astuple, dataclasses.is_dataclass
# Nested instances are followed into lists, dicts and named tuples; the rest is copied.
import collections
from dataclasses import asdict, astuple, dataclass, field, is_dataclass

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

Pair = collections.namedtuple("Pair", "a b")


@dataclass
class Leaf:
    n: int


@dataclass
class Tree:
    leaf: Leaf
    leaves: list = field(default_factory=list)
    named: dict = field(default_factory=dict)
    pair: tuple = ()
    default: object = None


shared = [1, 2]
tree = Tree(Leaf(1), [Leaf(2), (Leaf(3),)], {Leaf: Leaf(4), "k": {"deep": Leaf(5)}}, Pair(Leaf(6), shared),
            collections.defaultdict(list, {"x": [Leaf(7)]}))
print(list(asdict(tree)), astuple(Tree(Leaf(1))))
found = asdict(tree)
print(found["leaf"], found["leaves"], found["pair"], found["default"], type(found["default"]).__name__)
print({str(k): v for k, v in found["named"].items()}, found["pair"].b is shared)
print(astuple(tree)[1], astuple(tree)[3], astuple(tree)[4])
print(asdict(Leaf(1), dict_factory=lambda items: items), astuple(Leaf(1), tuple_factory=list), asdict(tree, dict_factory=collections.OrderedDict)["leaf"])
print(is_dataclass(Leaf), is_dataclass(Leaf(1)), is_dataclass(5), is_dataclass(int), is_dataclass(list[int]))
for call in (lambda: asdict(Leaf), lambda: asdict(5), lambda: astuple(Leaf), lambda: astuple("x"), lambda: asdict()):
    show(call)


@dataclass
class Odd:
    x: object


class Uncopied:
    def __deepcopy__(self, memo):
        return "copied"


print(asdict(Odd(Uncopied())), astuple(Odd({1, 2})), asdict(Odd(Odd(Odd(1)))))
