# References, collections and proxies that keep nothing alive.
import weakref
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class C:
    def __repr__(s): return 'C'
    def m(s): return 5
c = C(); w = weakref.ref(c); print(w() is c, weakref.ref(c) is w, weakref.getweakrefcount(c), hash(w) == hash(c), w == weakref.ref(c))
calls = []
w2 = weakref.ref(c, lambda r: calls.append(r is w2)); print(weakref.getweakrefcount(c), w2.__callback__ is not None)
del c; print(w(), w2(), calls, w == w2, w2.__callback__)
import re
print(re.sub('0x[0-9a-f]+', 'X', repr(w)), re.sub('0x[0-9a-f]+', 'X', repr(weakref.ref(C))))
for x in (1, 'a', [], {}, (), None, 1.5, b'', object()): show(lambda: weakref.ref(x))
for x in (set(), frozenset(), C, len, lambda: 1, (i for i in [])): print(weakref.ref(x)() is x)
class S: __slots__ = ('a',)
show(lambda: weakref.ref(S()))
class S2: __slots__ = ('a', '__weakref__')
s = S2(); print(weakref.ref(s)() is s)
class L(list): pass
l = L(); print(weakref.ref(l)() is l)
d = weakref.WeakValueDictionary(); c = C(); d['a'] = c; print(len(d), d['a'], list(d.items()), 'a' in d, d.get('b', 3)); del c; print(len(d), list(d), 'a' in d); show(lambda: d['a'])
d = weakref.WeakKeyDictionary(); c = C(); d[c] = 1; print(len(d), d[c], list(d.items())); del c; print(len(d))
s = weakref.WeakSet(); c = C(); s.add(c); print(len(s), c in s, list(s)); del c; print(len(s))
c = C(); m = weakref.WeakMethod(c.m); print(m()()); del c; print(m())
c = C(); f = weakref.finalize(c, print, 'bye', 1); print(f.alive); del c; print(f.alive)
c = C(); p = weakref.proxy(c); print(p.m(), repr(p) != 'C', type(p)); p.x = 3; print(c.x); del c; show(lambda: p.x)
class R(weakref.ref): pass
c = C(); q = R(c); print(q() is c, type(q).__name__, isinstance(q, weakref.ref)); del c; print(q())
a = C(); b = C(); a.b = b; b.a = a; wr = weakref.ref(a); del a, b

