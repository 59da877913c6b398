# covers: dataclasses.field, dataclasses.fields, dataclasses.Field, dataclasses.MISSING, dataclasses.KW_ONLY
# covers: dataclasses.InitVar
# What a field knows of itself; what takes part in what.
import dataclasses
from dataclasses import KW_ONLY, MISSING, InitVar, dataclass, field, fields
from typing import ClassVar

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@dataclass
class Account:
    name: str
    tags: list = field(default_factory=list, repr=False)
    secret: str = field(default="s", repr=False, compare=False, metadata={"hidden": True})
    count: ClassVar[int] = 0
    start: InitVar[int] = 10
    _: KW_ONLY
    level: int = 1
    total: int = field(init=False, default=5)

    def __post_init__(self, start):
        self.total = start + self.level


account = Account("x", [1], level=3)
print(account, Account("y", start=1), account.secret, Account.start)
for one in fields(Account):
    print(one.name, one.type, one.default is MISSING, one.default_factory is MISSING, one.init, one.repr, one.hash,
          one.compare, one.kw_only, dict(one.metadata), type(one.metadata).__name__)
print(fields(account) == fields(Account), type(MISSING).__name__, type(KW_ONLY).__name__, repr(fields(Account)[0])[:40])
print(dataclasses.InitVar[int], InitVar(str), type(InitVar[int]), InitVar[list[int]])
for call in (lambda: Account(), lambda: Account("a", [], "s", 1, 2), lambda: Account("x", total=1), lambda: fields(5), lambda: fields(int),
             lambda: Account.tags, lambda: fields(Account)[0].metadata.update(x=1), lambda: field(1)):
    show(call)
print(Account.__dataclass_fields__.keys(), Account.__dataclass_params__)
first = field(default=3, kw_only=True)
print(first.default, first.kw_only, first.name, first.type)


def twice():
    @dataclass
    class C:
        _: KW_ONLY
        __: KW_ONLY


def initvar_factory():
    @dataclass
    class C:
        x: InitVar[int] = field(default_factory=int)


for call in (twice, initvar_factory):
    show(call)


@dataclass
class Text:
    a: "int"
    b: "ClassVar[int]" = 3
    c: "InitVar[int]" = 4
    d: "KW_ONLY" = 5


print([f.name for f in fields(Text)])
