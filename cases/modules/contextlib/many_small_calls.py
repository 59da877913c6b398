# Context managers made of generators, stacks and decorators.
import pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re, weakref, inspect, asyncio, time, queue, sys
from dataclasses import dataclass, field
from typing import *
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
@contextlib.contextmanager
def cm(x):
    print('in',x)
    try: yield x
    except ValueError as e: print('caught',e)
    finally: print('out')
def w():
    with cm(1) as v: print(v); raise ValueError('v')
t(w)
def w():
    with cm(1): raise KeyError('k')
t(w)
@cm(5)
def deco(): return 'decorated'
t(deco)
def w():
    with contextlib.ExitStack() as s: s.callback(print,'cb',1); s.enter_context(cm(2)); s.push(lambda *a: print('push',a[0])); raise ValueError('q')
t(w)
with contextlib.suppress(KeyError,ZeroDivisionError): 1/0
s=io.StringIO()
with contextlib.redirect_stdout(s): print('captured')
t(lambda: s.getvalue()); 
with contextlib.closing(io.StringIO()) as c: pass
t(lambda: c.closed); 
with contextlib.nullcontext(7) as n: t(lambda: n)
@contextlib.contextmanager
def noyield():
    if 0: yield
def w():
    with noyield(): pass
t(w)
@contextlib.contextmanager
def two(): yield 1; yield 2
def w():
    with two(): pass
t(w)
class CD(contextlib.ContextDecorator):
    def __enter__(s): print('E'); return s
    def __exit__(s,*a): print('X')
@CD()
def fn(): print('body')
fn()
