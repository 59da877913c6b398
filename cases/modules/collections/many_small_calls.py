# Every container, as programs use it and as they misuse it.
import re
from collections import *
import collections, copy
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+', '', repr(f())))
    except BaseException as e: print(type(e).__name__, e)
c=Counter('abracadabra'); t(lambda: c); t(lambda: c.most_common(2)); t(lambda: list(c.elements())); t(lambda: c.total()); t(lambda: c-Counter('aab')); t(lambda: c+Counter(a=-10)); t(lambda: c&Counter('abz')); t(lambda: c|Counter('zz')); t(lambda: +Counter(a=-1,b=2)); t(lambda: -Counter(a=-1,b=2)); t(lambda: c['nope']); t(lambda: Counter(a=1)==Counter(a=1,b=0)); t(lambda: Counter(a=1)<=Counter(a=2)); t(lambda: Counter(a=3)<Counter(a=2)); t(lambda: c.most_common(0)); t(lambda: c.most_common(-1)); t(lambda: Counter.fromkeys('ab')); t(lambda: Counter([1],[2])); t(lambda: Counter(5)); t(lambda: Counter(a='x',b=2).most_common()); 
c.subtract('aaa'); t(lambda: c); c.update(a=5); t(lambda: c['a']); del c['zzz']; t(lambda: c.copy()); t(lambda: Counter({'a':2,'b':1}).items()); t(lambda: sorted(Counter('hello').items(), key=lambda kv:(-kv[1],kv[0]))); t(lambda: Counter({'x':1}) == {'x':1}); t(lambda: Counter(None)); t(lambda: repr(Counter())); t(lambda: Counter('ab')|{'c':3}); t(lambda: isinstance(Counter(),dict)); t(lambda: sum(Counter(a=2).values())); c2=Counter('aab'); c2+=Counter('b'); t(lambda: c2); c2-=Counter('aaa'); t(lambda: c2); t(lambda: c2.pop('b')); t(lambda: dict(c2)); t(lambda: Counter(a=1).__missing__('x')); t(lambda: Counter(['a',['b']]))
d=defaultdict(list); d['x'].append(1); t(lambda: d); t(lambda: d['y']); t(lambda: d.get('q')); t(lambda: dict(d)); t(lambda: defaultdict(None)['x']); t(lambda: defaultdict(3)); t(lambda: d.default_factory); t(lambda: copy.copy(d)); t(lambda: d|{'z':1}); t(lambda: {'z':1}|d); t(lambda: defaultdict(int,{'a':1},b=2)); dd=defaultdict(lambda: defaultdict(int)); dd['a']['b']+=1; t(lambda: dd['a']); t(lambda: d.__missing__('k')); t(lambda: d.copy()); t(lambda: defaultdict(list, [(1,2)]).setdefault(5,6)); t(lambda: sorted(d.items()));
class DD(defaultdict):
    def __missing__(self,k): return k*2
t(lambda: DD()['ab']); t(lambda: DD(int))
o=OrderedDict([('a',1),('b',2),('c',3)]); t(lambda: o); o.move_to_end('a'); t(lambda: o); o.move_to_end('c',last=False); t(lambda: list(o)); t(lambda: o.popitem()); t(lambda: o.popitem(last=False)); t(lambda: o); t(lambda: o.move_to_end('zz')); t(lambda: OrderedDict(a=1,b=2)==OrderedDict(b=2,a=1)); t(lambda: OrderedDict(a=1,b=2)=={'b':2,'a':1}); t(lambda: list(reversed(OrderedDict(a=1,b=2)))); t(lambda: OrderedDict()); t(lambda: OrderedDict().popitem()); t(lambda: o|{'q':1}); t(lambda: OrderedDict.fromkeys('ab',0)); t(lambda: o.pop('nope')); t(lambda: o.pop('nope',5)); t(lambda: list(reversed(o.items()))); t(lambda: o.keys()); t(lambda: OrderedDict(a=1).items()); t(lambda: OrderedDict(a=1).values())
P=namedtuple('P','x y'); p=P(1,2); t(lambda: p); t(lambda: p._asdict()); t(lambda: p._replace(x=5)); t(lambda: p._replace(z=5)); t(lambda: P._fields); t(lambda: P._make([3,4])); t(lambda: P._make([3])); t(lambda: P(1)); t(lambda: P(1,2,3)); t(lambda: P(x=1,y=2,z=3)); t(lambda: p.z); t(lambda: p[0]+p.y); t(lambda: P.__doc__); t(lambda: P.x.__doc__); t(lambda: namedtuple('Q','a b c',defaults=[1,2])(0)); t(lambda: namedtuple('Q','a b',defaults=[1,2,3])); t(lambda: namedtuple('Q','a a')); t(lambda: namedtuple('Q','a class')); t(lambda: namedtuple('Q','a class 1x _y',rename=True)._fields); t(lambda: namedtuple('Q','_a')); t(lambda: namedtuple('1Q','a')); t(lambda: namedtuple('Q',['a','b'])(1,2)); t(lambda: P._field_defaults); t(lambda: p==(1,2)); t(lambda: hash(p)==hash((1,2))); t(lambda: P.__match_args__); t(lambda: setattr(p,'x',3)); t(lambda: p.__dict__); t(lambda: P(*[1,2])); t(lambda: P(**{'x':1,'y':2})); t(lambda: p.count(1)); t(lambda: p.index(2)); t(lambda: sorted([P(2,1),P(1,2)])); t(lambda: P.__new__.__defaults__); t(lambda: copy.copy(p)); t(lambda: P.__module__); t(lambda: repr(P)); t(lambda: isinstance(p,tuple)); t(lambda: p+(3,)); t(lambda: P.y.fget if hasattr(P.y,'fget') else type(P.y).__name__); t(lambda: copy.replace(p, x=9)); t(lambda: p.__getnewargs__()); t(lambda: namedtuple('Q','a,b')(1,2)); t(lambda: namedtuple('Q',3))
class PP(namedtuple('PP','a b')):
    __slots__=()
    @property
    def s(self): return self.a+self.b
    def __str__(self): return f'PP<{self.a}>'
t(lambda: PP(1,2)); t(lambda: str(PP(1,2))); t(lambda: PP(1,2).s); t(lambda: setattr(PP(1,2),'q',1)); t(lambda: PP(1,2)._replace(a=3))
q=deque([1,2,3],maxlen=3); t(lambda: q); q.append(4); t(lambda: q); q.appendleft(0); t(lambda: q); q.rotate(1); t(lambda: q); q.extend([7,8]); t(lambda: q); q.extendleft([9]); t(lambda: q); t(lambda: q.pop()); t(lambda: q.popleft()); t(lambda: q.maxlen); t(lambda: deque().pop()); t(lambda: deque().popleft()); t(lambda: deque([1,2])[5]); t(lambda: deque([1,2,3])[1:2]); t(lambda: deque('abc').index('c')); t(lambda: deque('abc').index('z')); t(lambda: deque('abca').count('a')); q=deque('abc'); q.insert(1,'z'); t(lambda: q); q.remove('z'); t(lambda: q); t(lambda: q.remove('zz')); q.reverse(); t(lambda: q); t(lambda: q+deque('x')); t(lambda: q*2); t(lambda: q==deque('cba')); t(lambda: q<deque('d')); t(lambda: deque([1],0)); t(lambda: deque([1],maxlen=-1)); t(lambda: deque(5)); t(lambda: list(reversed(q))); t(lambda: 'a' in q); q[0]='Q'; t(lambda: q); del q[0]; t(lambda: q); q.clear(); t(lambda: (q,len(q),bool(q))); t(lambda: q.copy()); t(lambda: deque([1,2],maxlen=5).insert(9,3)); t(lambda: deque([1,2,3],3).insert(0,1)); t(lambda: hash(deque())); t(lambda: deque([1,2,3],2)); t(lambda: q+[1]); t(lambda: [*deque([1,2])]); t(lambda: copy.copy(deque([1],4)))
def mut():
    q=deque([1,2,3])
    for x in q: q.append(x)
t(mut)
r=deque(); r.append(r); t(lambda: r)
m=ChainMap({'a':1},{'a':2,'b':3}); t(lambda: m); t(lambda: m['a']); t(lambda: m['zz']); t(lambda: dict(m)); t(lambda: m.new_child({'c':1})); t(lambda: m.parents); t(lambda: list(m)); m['z']=1; t(lambda: m.maps); t(lambda: len(m)); t(lambda: m.pop('b')); t(lambda: m.popitem()); t(lambda: 'b' in m); t(lambda: m.get('q',7)); t(lambda: m|{'y':1}); t(lambda: ChainMap()); t(lambda: m==dict(m)); t(lambda: list(m.items())); del m['a']; t(lambda: m); t(lambda: m.copy()); t(lambda: m.new_child(x=1)); t(lambda: m.__missing__('x'))
class U(UserDict):
    def __setitem__(self,k,v): super().__setitem__(k.upper(),v)
u=U(a=1); u['b']=2; t(lambda: u); t(lambda: u.data); t(lambda: 'A' in u); t(lambda: u|{'c':3}); t(lambda: len(u)); t(lambda: u['zz']); t(lambda: u.copy()); t(lambda: u.pop('A')); t(lambda: UserList([3,1,2])); ul=UserList([3,1]); ul.append(2); ul.sort(); t(lambda: ul); t(lambda: ul[0:2]); t(lambda: ul+[1]); t(lambda: [9]+ul); t(lambda: ul*2); t(lambda: type(ul[:1]).__name__); t(lambda: ul==[1,2,3]); us=UserString('hello'); t(lambda: us.upper()); t(lambda: us+' w'); t(lambda: us[1]); t(lambda: us=='hello'); t(lambda: len(us)); t(lambda: us%()); t(lambda: us.split('l')); t(lambda: hash(us)==hash('hello')); t(lambda: type(us.upper()).__name__); t(lambda: us.center(9,'*')); t(lambda: 'ell' in us)
import collections.abc as A
t(lambda: isinstance([],A.Sequence)); t(lambda: isinstance({}, A.Mapping)); t(lambda: issubclass(deque,A.MutableSequence)); t(lambda: isinstance(iter([]),A.Iterator)); t(lambda: isinstance(lambda:0,A.Callable)); t(lambda: isinstance((x for x in []),A.Generator)); t(lambda: isinstance('',A.Hashable)); t(lambda: isinstance([],A.Hashable)); t(lambda: isinstance({}.keys(),A.KeysView)); t(lambda: A.Sequence()); t(lambda: A.Mapping.register); t(lambda: isinstance(range(3),A.Sequence)); t(lambda: isinstance(b'',A.Buffer)); t(lambda: A.Iterable.__abstractmethods__)
class S(A.Sequence):
    def __init__(s,*a): s.a=a
    def __len__(s): return len(s.a)
    def __getitem__(s,i): return s.a[i]
s=S(1,2,3,2); t(lambda: (2 in s, s.index(2), s.count(2), list(s), list(reversed(s)))); t(lambda: s.index(9)); t(lambda: s.index(2,2))
class MS(A.MutableSet):
    def __init__(s,i=()): s.d=set(i)
    def __contains__(s,x): return x in s.d
    def __iter__(s): return iter(sorted(s.d))
    def __len__(s): return len(s.d)
    def add(s,x): s.d.add(x)
    def discard(s,x): s.d.discard(x)
    def __repr__(s): return f'MS({list(s)})'
a,b=MS([1,2,3]),MS([2,3,4]); t(lambda: a&b); t(lambda: a|b); t(lambda: a-b); t(lambda: a^b); t(lambda: a<=b); t(lambda: a==MS([1,2,3])); t(lambda: a.isdisjoint(b)); t(lambda: a.pop()); t(lambda: a.remove(99)); a|={7}; t(lambda: a); a&={7}; t(lambda: a); a.clear(); t(lambda: a); t(lambda: {1,2}&b); t(lambda: b-[2])
class MM(A.MutableMapping):
    def __init__(s): s.d={}
    def __getitem__(s,k): return s.d[k]
    def __setitem__(s,k,v): s.d[k]=v
    def __delitem__(s,k): del s.d[k]
    def __iter__(s): return iter(s.d)
    def __len__(s): return len(s.d)
mm=MM(); mm.update(a=1,b=2); t(lambda: (list(mm.items()),mm.get('z'),mm.pop('a'),mm.setdefault('q',9),mm.popitem(),dict(mm))); t(lambda: mm.pop('zz')); t(lambda: mm.keys()); t(lambda: mm.items()); t(lambda: mm.values()); t(lambda: mm=={'b':2}); mm.clear(); t(lambda: mm.popitem()); t(lambda: mm.keys()&{'a'})
t(lambda: collections.__all__); t(lambda: collections.nope); t(lambda: collections.Mapping)
