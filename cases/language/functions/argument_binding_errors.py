# Every way a call can fail to bind, with CPython's wording.
num, text, lst = 1, 's', []


def none():
    pass


def one(a):
    pass


def two(a, b):
    pass


def opt(a, b=1):
    pass


def kwonly(*, k, m=1, n):
    pass


def posonly(a, b, /, c):
    pass


def va(a, *args, k):
    pass


def kw(a, **kw):
    return kw


def three(a, b, c):
    pass


calls = [
    "none(1)",
    "none(1, 2)",
    "none(x=1)",
    "one()",
    "one(1, 2)",
    "one(b=1)",
    "one(1, a=2)",
    "two()",
    "two(1)",
    "two(b=1)",
    "opt()",
    "opt(1, 2, 3)",
    "opt(1, c=2)",
    "kwonly()",
    "kwonly(1)",
    "kwonly(k=1)",
    "kwonly(k=1, n=2, z=3)",
    "kwonly(1, k=1, n=2)",
    "posonly(1, 2)",
    "posonly(a=1, b=2, c=3)",
    "posonly(1, b=2, c=3)",
    "posonly(1, c=3)",
    "va()",
    "va(1)",
    "va(k=1)",
    "kw()",
    "kw(1, a=2)",
    "three()",
    "three(1)",
    "three(c=1)",
    "one(*[1, 2])",
    "one(**{'a': 1, 'b': 2})",
    "one(1, **{'a': 1})",
    "one(**{1: 2})",
    "one(*5)",
    "one(**5)",
    "kw(1, **{'a': 1})",
    "two(1, *(2, 3), **{})",
    "kw(*[], **{'x': 1})",
    "two(a=1, **{'a': 2})",
    "opt(a=1, b=2, bb=3)",
    "num()",
    "text(1)",
    "lst(0)",
    "none()()",
]
for c in calls:
    try:
        print(c, eval(c))
    except TypeError as e:
        print(c, "|", e)


class C:
    def __init__(self, a):
        pass

    def m(self, x, y=2):
        pass


for c in (
    "C()",
    "C(1, 2)",
    "C(1).m()",
    "C(1).m(1, 2, 3)",
    "C.m(1)",
    "C.m()",
    "C(1).m(1, z=2)",
    "C(b=1)",
    "object(1)",
    "C(1).m(self=1)",
):
    try:
        print(c, eval(c))
    except TypeError as e:
        print(c, "|", e)
