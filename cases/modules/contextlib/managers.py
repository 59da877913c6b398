# Context managers of generators, stacks, suppression, redirection and their asynchronous kin.
from contextlib import *
import contextlib, io, sys
@contextmanager
def cm(x, fail=None):
    "doc"
    print('in', x)
    try: yield x
    except ValueError as e: print('caught', e); 
    finally: print('out')
with cm(1) as v: print(v)
with cm(2): raise ValueError('q')
try:
    with cm(2): raise KeyError('q')
except KeyError as e: print(repr(e), e.__context__)
@contextmanager
def never():
    if 0: yield
@contextmanager
def twice():
    yield; yield
@contextmanager
def twice2():
    try: yield
    except Exception: yield
for f in never, twice:
    try:
        with f(): pass
    except RuntimeError as e: print(e)
try:
    with twice2(): 1/0
except RuntimeError as e: print(e, repr(e.__context__))
@contextmanager
def si(): yield
try:
    with si(): raise StopIteration('x')
except StopIteration as e: print(repr(e), e.__cause__)
@cm(5)
def deco(a): "d2"; print('body', a); return a
print(deco(3), deco(4), deco.__name__, cm.__doc__)
with suppress(KeyError, ValueError): raise KeyError
with suppress(): pass
try:
    with suppress(KeyError): raise IndexError('z')
except IndexError as e: print(repr(e))
with suppress(ValueError): raise ExceptionGroup('g', [ValueError(1)])
try:
    with suppress(ValueError): raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
except ExceptionGroup as e: print(repr(e))
f = io.StringIO()
with redirect_stdout(f) as g: print('hidden'); print(g is f)
print(repr(f.getvalue()))
class C:
    def close(self): print('closed')
with closing(C()) as c: print(type(c))
with nullcontext(3) as n: print(n)
with ExitStack() as st:
    print(st.enter_context(cm('a')), st.enter_context(cm('b')))
    st.callback(print, 'cb', 1, sep='-')
    @st.push
    def ex(t, v, tb): print('ex', t); return True
    raise KeyError(1)
try:
    with ExitStack() as st:
        st.callback(lambda: 1/0)
        raise KeyError(1)
except ZeroDivisionError as e: print(repr(e), repr(e.__context__))
try:
    with ExitStack() as st: st.enter_context(3)
except TypeError as e: print(e)
st = ExitStack(); st.callback(print, 'late'); s2 = st.pop_all(); st.close(); s2.close()
print(issubclass(C, AbstractContextManager), isinstance(nullcontext(), AbstractContextManager), isinstance(ExitStack(), AbstractAsyncContextManager))
try: AbstractContextManager()
except TypeError as e: print(e)
@asynccontextmanager
async def acm():
    print('ain'); 
    try: yield 7
    except KeyError: print('acaught')
    finally: print('aout')
async def main():
    async with acm() as x: print(x)
    async with acm() as x: raise KeyError
    async with AsyncExitStack() as s:
        print(await s.enter_async_context(acm()))
        s.callback(print, 'sync')
        async def z(*a): print('async', a)
        s.push_async_callback(z, 1)
        raise KeyError
    async with nullcontext(4) as q: print(q)
try: main().send(None)
except StopIteration: print('done')
print(sorted(contextlib.__all__), AbstractContextManager[int])
