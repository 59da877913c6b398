# covers: typing.cast, typing.assert_never, typing.assert_type, typing.reveal_type, typing.final, typing.override
# covers: typing.overload, typing.get_overloads, typing.clear_overloads, typing.dataclass_transform
# covers: typing.NewType, typing.TYPE_CHECKING
# Functions that say something to checkers and do little here.
import typing

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(typing.cast(int, "x"), typing.cast("anything", [1]), typing.assert_type(3, str), typing.TYPE_CHECKING)
show(typing.assert_never, 5)
show(typing.assert_never, "x" * 200)
show(typing.cast, int)
print(typing.reveal_type([1]))


@typing.final
class Last:
    @typing.override
    def method(self):
        return 1

    @property
    @typing.override
    def prop(self):
        return 2


print(Last.__final__, Last.method.__override__, Last.prop.fget.__override__, typing.final(5), typing.override(6))


@typing.overload
def many(x: int) -> int: ...


@typing.overload
def many(x: str) -> str: ...


show(many, 3)


def many(x):
    return x


print(len(typing.get_overloads(many)), [f.__annotations__ for f in typing.get_overloads(many)], many(3))
typing.clear_overloads()
print(typing.get_overloads(many), typing.get_overloads(lambda: 0))
UserId = typing.NewType("UserId", int)
print(UserId, UserId(5), UserId("x"), UserId.__name__, UserId.__supertype__, UserId.__module__, UserId | None, type(UserId))
show(lambda: isinstance(5, UserId))
show(lambda: typing.NewType("X"))
show(lambda: type("Sub", (UserId,), {}))
Nested = typing.NewType("Nested", UserId)
print(Nested.__supertype__, typing.List[Nested])


@typing.dataclass_transform(kw_only_default=True, field_specifiers=(list,))
def maker(cls):
    return cls


print(maker.__dataclass_transform__)
