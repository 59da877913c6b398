# Shallow and deep copies of all sorts of objects.
import copy
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class A:
    def __init__(self, x): self.x = x
    def __repr__(self): return f'A({self.x!r})'
class S:
    __slots__ = ('a','b')
    def __init__(self): self.a = [1]
class SubL(list): pass
class SubD(dict): pass
a = A([1]); b = copy.copy(a); c = copy.deepcopy(a); print(b, c, b.x is a.x, c.x is a.x)
l = [1,[2],{3:[4]},(5,[6]),{7}, frozenset({1}), 'x']; d = copy.deepcopy(l); print(d, d[1] is l[1], d[3] is l[3], d[5] is l[5])
r = []; r.append(r); q = copy.deepcopy(r); print(q, q[0] is q)
t1 = (1,2,'x'); print(copy.deepcopy(t1) is t1, copy.copy(t1) is t1, copy.deepcopy((1,[2])))
s = copy.deepcopy(S()); print(s.a, hasattr(s,'b'))
x = SubL([1,[2]]); x.q = [3]; y = copy.deepcopy(x); print(type(y), y, y.q, y.q is x.q, copy.copy(x), copy.copy(x).q)
x = SubD(a=[1]); y = copy.deepcopy(x); print(type(y), y, y['a'] is x['a'])
class D:
    def __deepcopy__(self, memo): return 'deep'
    def __copy__(self): return 'shallow'
print(copy.copy(D()), copy.deepcopy(D()), copy.deepcopy([D()]*2))
class P:
    def __init__(self): self.p = 1
    def __getstate__(self): return {'p': 5}
print(copy.copy(P()).p)
class P2:
    def __init__(self): self.p = 1
    def __setstate__(self, s): self.s = s
print(copy.copy(P2()).__dict__)
class R:
    def __reduce__(self): return (list, ([1,2],))
print(copy.copy(R()), copy.deepcopy(R()))
import collections, datetime
print(copy.deepcopy(collections.OrderedDict(a=[1])), copy.copy(collections.Counter('aab')), copy.deepcopy(collections.deque([[1]], maxlen=3)), copy.deepcopy(collections.defaultdict(list, a=[1])))
N = collections.namedtuple('N', 'a b'); print(copy.deepcopy(N([1], 2)), copy.copy(N(1,2)))
print(copy.copy(datetime.date(2020,1,1)), copy.deepcopy(datetime.timedelta(3)))
show(lambda: copy.copy(x for x in [])); show(lambda: copy.replace(3)); show(lambda: copy.copy(int)); show(lambda: copy.deepcopy(len)); show(lambda: copy.deepcopy(a.__init__) is not None)
memo = {}; z = copy.deepcopy([a, a], memo); print(z[0] is z[1], len(memo))
print(copy.copy(range(3)), copy.copy(slice(1,2)), copy.deepcopy(bytearray(b'x')), copy.copy(set('a')), copy.copy({1:2}), copy.Error, copy.error is copy.Error)
try:
    raise ValueError('x', [1])
except ValueError as e:
    e2 = copy.copy(e); print(repr(e2), repr(copy.deepcopy(e)))
