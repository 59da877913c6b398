# What a signature shows of its parameters, and which kinds a parameter refuses.
# covers: inspect.Signature, inspect.Parameter, inspect.getgeneratorstate
import inspect


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def function(a, /, b=1, *c, d, e=2, **f) -> int:
    yield a


signature = inspect.signature(function)
print(signature.parameters)
print(inspect.Signature().parameters, type(signature.parameters))
for kind in (7, -1, "a", None, [1]):
    try:
        inspect.Parameter("a", kind)
    except ValueError as error:
        print(error, "|", repr(error.__context__), error.__suppress_context__)
show(lambda: inspect.getgeneratorstate(5))
show(lambda: inspect.getcoroutinestate(len))
show(lambda: inspect.getasyncgenstate(None))
running = function(1, d=2)
print(inspect.getgeneratorstate(running), next(running), inspect.getgeneratorstate(running), running.close(), inspect.getgeneratorstate(running))
show(lambda: inspect.formatannotationrelativeto(function)(int))
