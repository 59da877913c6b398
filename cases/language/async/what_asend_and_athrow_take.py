# Arguments of the methods of asynchronous generators and coroutines, and when they are looked at.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, [type(x).__name__ for x in (e.__cause__, e.__context__) if x])


import warnings

warnings.simplefilter("ignore")


async def ag():
    while True:
        try:
            x = yield 1
        except ValueError as e:
            print("acaught", repr(e))
def run(aw):
    try:
        while True: aw.send(None)
    except StopIteration as e: return e.value
    except BaseException as e: return repr(e)
def af():
    i = ag(); run(i.__anext__()); return i
for args in [(), (1,), (ValueError,), (ValueError(3),), (ValueError, 1), (ValueError, (1, 2)), (ValueError(1), 2), (ValueError, None, 5), (1, 2, 3), (ValueError, 1, None, 4), (int,), (None,)]:
    t(lambda: run(af().athrow(*args)))
    t(lambda: run(ag().athrow(*args)))
t(lambda: ag().asend()); t(lambda: ag().asend(1, 2)); t(lambda: run(ag().asend(1))); t(lambda: run(ag().asend(None))); t(lambda: ag().aclose(1)); t(lambda: ag().__anext__(1)); t(lambda: ag().asend(x=1)); t(lambda: ag().athrow(x=1))
for mk in (lambda: ag().asend(None), lambda: ag().athrow(ValueError), lambda: ag().aclose(), lambda: ag().__anext__()):
    for args in [(), (1,), (ValueError,), (ValueError(3),), (ValueError, 1), (ValueError(1), 2), (1, 2, 3), (ValueError, 1, None, 4), (int,), (StopIteration,), (GeneratorExit,)]:
        t(lambda: mk().throw(*args))
    for args in [(), (1,), (None,), (1, 2)]:
        t(lambda: mk().send(*args)); 
    a = mk(); t(lambda: a.close()); t(lambda: a.close(1)); t(lambda: a.send(None)); t(lambda: a.throw(ValueError)); t(lambda: next(a)); t(lambda: a.__await__() is a); t(lambda: iter(a) is a)
async def co():
    await ag().asend(None)
for args in [(), (1,), (ValueError,), (ValueError(3),), (ValueError, 1), (1, 2, 3), (int,)]:
    c = co(); t(lambda: c.throw(*args)); c.close()
c = co(); t(lambda: c.send(1)); t(lambda: c.send()); t(lambda: c.send(None)); t(lambda: c.send(None)); t(lambda: c.throw(ValueError)); t(lambda: c.close())
c = co(); t(lambda: c.__await__().throw()); t(lambda: c.__await__().throw(1)); t(lambda: c.__await__().send()); t(lambda: next(c.__await__())); t(lambda: next(c.__await__())); t(lambda: next(c)); t(lambda: iter(c)); t(lambda: list(c))
