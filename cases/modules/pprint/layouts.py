# Widths, depths and containers of every kind.
import collections, dataclasses, pprint, types
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
data = {'name': 'x'*30, 'list': list(range(40)), 'nested': {'b': [1,2,{'c': 'd'*50}], 'a': (1,2,3)*10}, 'set': set(range(30)), 3: 'y', 'text': 'lorem ipsum dolor sit amet ' * 8, 'bytes': b'abcdefgh'*15}
for kw in ({}, {'width': 40}, {'indent': 4}, {'compact': True}, {'depth': 2}, {'sort_dicts': False}, {'width': 20, 'compact': True}, {'indent': 3, 'width': 60, 'depth': 3}):
    print(kw); pprint.pprint(data, **kw)
for o in (collections.OrderedDict((str(i), 'v'*20) for i in range(5)), collections.Counter('abracadabra'*9), collections.Counter({i*'key': i for i in range(12)}), collections.defaultdict(list, {i: 'x'*20 for i in range(5)}), collections.deque(['x'*30]*4), collections.deque(['x'*30]*4, maxlen=5), types.SimpleNamespace(a='x'*40, b='y'*40, c=[1]), collections.ChainMap({'a': 'x'*40}, {'b': 'y'*40}), types.MappingProxyType({'a': 'x'*50, 'b': 'y'*50}), frozenset(range(40)), bytearray(b'abc'*40), [], (), 'short', 10**100, [1.5, None, True], {'a': {}}, [[]], 'line\nline2\n'*10, ['word '*20]):
    pprint.pprint(o)
@dataclasses.dataclass
class D: a: int; b: list; c: str = 'z'*40; d: dict = dataclasses.field(default_factory=dict)
pprint.pprint(D(1, list(range(30)), d={'k': 'v'*60})); pprint.pprint([D(1,[2])]*3)
x = [1]; x.append(x); import re; print(re.sub('id=[0-9]+', 'id=N', pprint.pformat(x)), pprint.isrecursive(x), pprint.isreadable(x), pprint.isreadable([1]), pprint.saferepr([1, 'x']))
pprint.pp({'b': 1, 'a': 2}); print(pprint.pformat({2: 1, 'a': 3, None: 4})); pprint.pprint(1234567, underscore_numbers=True); show(lambda: pprint.PrettyPrinter(indent=-1)); show(lambda: pprint.PrettyPrinter(width=0)); show(lambda: pprint.PrettyPrinter(depth=0))
