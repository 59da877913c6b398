# covers: contextlib.ExitStack
# Callbacks run in reverse order; each may swallow or replace the exception.
from contextlib import ExitStack, contextmanager

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Manager:
    def __init__(self, name, result=None, error=None):
        self.name, self.result, self.error = name, result, error

    def __enter__(self):
        print("enter", self.name)
        return self.name

    def __exit__(self, kind, value, trace):
        print("exit", self.name, repr(value))
        if self.error:
            raise self.error
        return self.result


with ExitStack() as stack:
    print(stack.enter_context(Manager("a")), stack.enter_context(Manager("b")))
    print(stack.callback(print, "called", end="!\n").__name__)

    @stack.callback
    def last():
        print("last in")

    stack.push(Manager("pushed"))
    stack.push(lambda *exc: print("function", exc))
with ExitStack() as stack:
    stack.enter_context(Manager("outer"))
    stack.enter_context(Manager("swallows", True))
    stack.enter_context(Manager("inner"))
    raise ValueError("v")
try:
    with ExitStack() as stack:
        stack.enter_context(Manager("top"))
        stack.enter_context(Manager("replaces", error=KeyError("new")))
        raise ValueError("old")
except KeyError as error:
    print(repr(error), repr(error.__context__), error.__suppress_context__)
with ExitStack() as stack:
    stack.enter_context(Manager("moved"))
    kept = stack.pop_all()
    print("body")
print("after")
kept.close()
kept.close()
show(lambda: ExitStack().enter_context(5))
show(lambda: ExitStack().push(5))
show(lambda: ExitStack().callback())
show(lambda: ExitStack().enter_context(Manager))


def failing_enter():
    class Bad(Manager):
        def __enter__(self):
            raise OSError("no")

    with ExitStack() as stack:
        stack.enter_context(Manager("first"))
        stack.enter_context(Bad("bad"))


show(failing_enter)


@contextmanager
def gen():
    with ExitStack() as stack:
        stack.callback(print, "gen done")
        yield stack


with gen() as inner:
    print(type(inner).__name__)
