# covers: functools.partial, functools.partialmethod
# A copy of a partial has the same arguments; a partial shows itself once.
import copy
from functools import partial, partialmethod


def call(*args, **kwargs):
    return args, kwargs


class Call:
    def __call__(self, *args, **kwargs):
        return args, kwargs

    def __repr__(self):
        return "call"


c = Call()


def show(what):
    try:
        print(what())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


p = partial(c, ["a"], b=[1])
p.note = []
q = copy.copy(p)
print(q.func is p.func, q.args is p.args, q.keywords is p.keywords, q.note is p.note, q is p)
q = copy.deepcopy(p)
print(q.args[0] is p.args[0], q.keywords, q.note is p.note)
print(p.args is p.args)

p = partial(c, 1)
p.keywords["again"] = p
print(p)
p.keywords.clear()
p.keywords[1] = 2
print(p)
show(p)


class Owner:
    def method(self, *args):
        return args

    bound = partialmethod(method, 1)
    other = partialmethod(partial(call, 2), 3)


o = Owner()
print(o.bound.__self__ is o, o.bound(5), len(o.other(6)[0]))
print(Owner.__dict__["bound"].__class__.__name__)
