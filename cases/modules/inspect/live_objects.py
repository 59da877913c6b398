# Signatures, binding, members and kinds of objects.
import inspect, functools, typing
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
def f(a, b: int = 3, /, c='x', *d, e, g: 'str' = 5, **h) -> typing.List[int]:
    """Doc.

        indented
    """
s = inspect.signature(f); print(s, repr(s), list(s.parameters), s.return_annotation)
for p in s.parameters.values(): print(p, repr(p), p.kind, p.default, p.annotation, p.name, p.kind.description)
class A:
    def __init__(self, x, y=2): pass
    def m(self, z): "mdoc"
    @classmethod
    def c(cls, q): pass
    @staticmethod
    def st(q, r=1): pass
    @property
    def pr(self): return 1
    attr = 3
class B(A):
    def m(self, z): pass
for o in (A, A(1).m, A.m, A.c, A.st, lambda *a, k=1: 0, functools.partial(f, 1, e=3), functools.partial(A.st, r=5), functools.wraps(f)(lambda x: x), B):
    show(lambda: str(inspect.signature(o)))
show(lambda: inspect.signature(3)); show(lambda: s.bind(1, 2, 3, 4, e=5, z=6)); show(lambda: s.bind(1)); show(lambda: s.bind()); show(lambda: s.bind(1, b=3, e=1)); show(lambda: s.bind_partial(1))
b = inspect.signature(lambda a, b=2, *c, d=4, **e: 0).bind(1, d=9, q=3); print(b.args, b.kwargs, b.arguments); b.apply_defaults(); print(b.args, b.kwargs, b.arguments, b)
show(lambda: inspect.signature(lambda a: 0).bind(1, 2)); show(lambda: inspect.signature(lambda a: 0).bind(b=2, a=1)); show(lambda: inspect.signature(lambda a: 0).bind(1, a=1)); show(lambda: inspect.signature(lambda *, a: 0).bind())
print(inspect.getdoc(f), inspect.getdoc(B(1).m), inspect.cleandoc('  a\n    b\n  c\n'), inspect.getmro(B))
def gen(): yield
async def co(): pass
async def ag(): yield
for n in ('ismodule','isclass','ismethod','isfunction','isbuiltin','isroutine','isgenerator','iscoroutine','isgeneratorfunction','iscoroutinefunction','isasyncgenfunction','isabstract','isdatadescriptor','ismethoddescriptor','isawaitable','isasyncgen', 'iscode', 'istraceback'):
    c = co(); print(n, [getattr(inspect, n)(o) for o in (inspect, A, A(1).m, f, len, [].append, gen(), c, gen, co, ag, A.__dict__['pr'], str.join, 3)]); c.close()
print([n for n, v in inspect.getmembers(A) if not n.startswith('__')], [n for n, v in inspect.getmembers(A, inspect.isfunction)])
print(inspect.getfullargspec(f)[:6]); print(inspect.getfullargspec(A.m), inspect.getfullargspec(A(1).m)); print(sorted(inspect.getcallargs(f, 1, 2, e=3).items()))
show(lambda: inspect.Parameter('x', 7)); show(lambda: inspect.Parameter('1x', inspect.Parameter.KEYWORD_ONLY)); P = inspect.Parameter
show(lambda: inspect.Signature([P('a', P.KEYWORD_ONLY), P('b', P.POSITIONAL_ONLY)])); show(lambda: inspect.Signature([P('a', P.KEYWORD_ONLY), P('a', P.KEYWORD_ONLY)])); show(lambda: inspect.Signature([P('a', 1, default=1), P('b', 1)]))
print(s == inspect.signature(f), s.replace(return_annotation=int), hash(s) == hash(inspect.signature(f)), inspect.unwrap(functools.wraps(f)(lambda: 0)) is f)
print(type(inspect.getattr_static(A(1), 'pr')), inspect.getattr_static(A, 'attr')); show(lambda: inspect.getattr_static(A, 'zz'))
@functools.lru_cache
def cached(a, b=1): pass
print(inspect.signature(cached), inspect.signature(len), inspect.isfunction(cached))
