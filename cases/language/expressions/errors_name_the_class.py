# Errors of operators, slices and calls name the class of what is given, and are told in order.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


t(lambda: type.__ror__(ValueError, 5)); t(lambda: type.__or__(int, 5)); t(lambda: 5 | int); t(lambda: int | 5); t(lambda: int.__ror__(str)); t(lambda: type.__ror__(int, list)); t(lambda: type.__ror__(int, [])); t(lambda: {} | int); t(lambda: int | {}); t(lambda: {1} | int); t(lambda: None | int); t(lambda: None | None); t(lambda: int | None); t(lambda: "a" | int); t(lambda: int | "a"); t(lambda: {}.keys() | int); t(lambda: {}.items() & 5.0)
class Real(float): pass
t(lambda: {}.items() & Real(5)); t(lambda: {1:2}.keys() | Real(5)); t(lambda: Real(5) & {1:2}.keys()); t(lambda: {1:2}.items().__rand__(Real(1))); t(lambda: {1}.union(Real(5))); t(lambda: {1:2}.update(Real(4))); t(lambda: dict(Real(4))); t(lambda: {1:2}.keys().isdisjoint(Real(4)))
class Table(dict): pass
def ia(a, b): a += b; return a
t(ia, bytearray(), Table()); t(ia, bytearray(), Real(2)); t(ia, [], Real(2)); t(ia, bytearray(), {}); t(ia, b"", Table()); t(ia, "", Table()); t(ia, (), Table()); t(ia, [], Table(a=1)); t(lambda: bytearray() + Table()); t(lambda: b"" + Table()); t(ia, {}, 1); 
def io(a, b): a |= b; return a
t(io, {}, Real(1)); t(io, {1}, Real(1)); t(io, {}, [1]); t(io, {}, None)
def put(x, i, v): x[i] = v; return x
for v in (None, 5, "a", b"a", [1], Real(1), "s", object, Table()):
    for s in (slice(None, None, 0), slice(0, 1), slice("a"), slice(None, None, 2)):
        t(put, bytearray(b"ab"), s, v); t(put, [1, 2], s, v)
one = lambda *a, **k: (a, k)
t(lambda: one(*5, **{1: 2})); t(lambda: one(*[1], **{1: 2})); t(lambda: one(*5, **5)); t(lambda: one(**{1: 2}, **{1: 3})); t(lambda: one(a=2, **{"a": 1})); t(lambda: one(*[1], *5)); t(lambda: one(1, *5, 3)); t(lambda: one(**[1])); t(lambda: one(**None)); t(lambda: dict(**{1: 2})); t(lambda: print(*5)); t(lambda: [].append(*5)); t(lambda: int(**5)); t(lambda: "".join(*5)); t(lambda: (lambda: 1)(*5)); t(lambda: type("X", (), {})(*5)); t(lambda: one.__call__(*5)); t(lambda: len(**{1:2})); t(lambda: Table(**{1:2}))
