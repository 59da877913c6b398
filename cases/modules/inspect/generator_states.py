# covers: inspect.getgeneratorstate, inspect.getcoroutinestate, inspect.getasyncgenstate, inspect.GEN_CREATED
# covers: inspect.GEN_RUNNING, inspect.GEN_SUSPENDED, inspect.GEN_CLOSED, inspect.CORO_CREATED, inspect.CORO_RUNNING
# covers: inspect.CORO_SUSPENDED, inspect.CORO_CLOSED, inspect.AGEN_CREATED, inspect.AGEN_RUNNING
# covers: inspect.AGEN_SUSPENDED, inspect.AGEN_CLOSED, generator.gi_running, generator.gi_suspended
# covers: generator.gi_yieldfrom
# Created, running, suspended, closed; and what is delegated to.
import inspect
import types

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def gen():
    seen.append((inspect.getgeneratorstate(g), g.gi_running, g.gi_suspended))
    yield 1
    yield from inner


seen, inner = [], iter([5, 6])
g = gen()
print(inspect.getgeneratorstate(g), g.gi_running, g.gi_suspended, g.gi_yieldfrom)
print(next(g), inspect.getgeneratorstate(g), g.gi_suspended, g.gi_yieldfrom, seen)
print(next(g), g.gi_yieldfrom is inner, next(g))
g.close()
print(inspect.getgeneratorstate(g), g.gi_running, g.gi_suspended, g.gi_yieldfrom)
show(lambda: setattr(g, "gi_running", 1))


@types.coroutine
def pause():
    yield "paused"


async def coro():
    seen.append(inspect.getcoroutinestate(c))
    await pause()


c = coro()
print(inspect.getcoroutinestate(c), c.cr_running, c.cr_await)
print(c.send(None), inspect.getcoroutinestate(c), seen[-1], c.cr_suspended)
c.close()
print(inspect.getcoroutinestate(c), c.cr_await)


async def agen():
    yield 1
    await pause()
    yield 2


a = agen()
print(inspect.getasyncgenstate(a), a.ag_running, a.ag_await)
step = a.asend(None)
try:
    step.send(None)
except StopIteration as stop:
    print(stop.value, inspect.getasyncgenstate(a), a.ag_running)
step = a.asend(None)
print(step.send(None), inspect.getasyncgenstate(a), a.ag_running, a.ag_await is not None)
try:
    step.send(None)
except StopIteration as stop:
    print(stop.value, inspect.getasyncgenstate(a))
try:
    a.asend(None).send(None)
except StopAsyncIteration:
    print(inspect.getasyncgenstate(a))
print({name: getattr(inspect, name) for name in dir(inspect) if name.startswith(("GEN_", "CORO_", "AGEN_"))})
