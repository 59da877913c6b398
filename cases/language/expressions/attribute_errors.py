# AttributeError wording for instances, classes, modules, builtins and slots.
import math


class A:
    x = 1

    def m(self):
        pass


class S:
    __slots__ = ("p",)


for src in (
    "A.nope",
    "A().nope",
    "A().m.nope",
    "math.nope",
    "(1).nope",
    "None.nope",
    "'a'.nope",
    "[].nope",
    "len.nope",
    "type.nope",
    "S().p",
    "S().q",
    "(lambda: 0).nope",
    "(x for x in ()).nope",
    "[].append.nope",
    "object().nope",
    "super(A, A()).nope",
    "int.nope",
):
    try:
        eval(src)
    except AttributeError as e:
        print(src, "|", e, "|", e.name)
for stmt in (
    "S().q = 1",
    "(1).real = 2",
    "(1).foo = 2",
    "[].append = 1",
    "int.foo = 1",
    "A().m.foo = 1",
    "object().x = 1",
    "del A().x",
    "del A.zz",
    "len.x = 1",
    "None.x = 1",
    "del S().p",
    "'a'.upper = 1",
    "del [].append",
    "math.pi.x = 1",
):
    try:
        exec(stmt)
        print(stmt, "ok")
    except (AttributeError, TypeError) as e:
        print(stmt, "|", type(e).__name__, e)
