# Where a warning comes from, how often it is shown and by what.
import warnings, sys
sys.stderr = sys.stdout
def f(): warnings.warn("in f")
def g(): warnings.warn("in g", stacklevel=2)
def old(): warnings.warn("old", DeprecationWarning, stacklevel=2)
f(); f()
for _ in range(3): g()
g()
old()
warnings.warn("deep", stacklevel=50)
warnings.warn("a\nb", RuntimeWarning)
print(warnings.formatwarning("m", UserWarning, "foo.py", 3))
print(warnings.formatwarning("m", UserWarning, "foo.py", 3, "  x = 1 "))
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter("always")
    f(); g()
    print([(str(x.message), x.category, x.lineno, x.line, x.file, x.source) for x in w])
warnings.showwarning = lambda *a, **k: print("SHOW", a[0], a[1], a[3:], k)
f(); warnings.warn("custom")
with warnings.catch_warnings(record=True) as w:
    warnings.warn("custom2")
    print(len(w))
with warnings.catch_warnings():
    warnings.showwarning = lambda *a, **k: print("INNER", a[0])
    warnings.warn("custom3")
warnings.warn("custom4")
for a in ('once','module','default','always'):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter(a)
        for _ in range(2):
            warnings.warn("A")
            warnings.warn("A")
            warnings.warn("B")
        print(a, len(w))
with warnings.catch_warnings():
    warnings.filterwarnings('error', category=DeprecationWarning)
    try: old()
    except DeprecationWarning as e: print('E', e)
with warnings.catch_warnings(action='ignore'): f(); warnings.warn('nope')
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
t(lambda: warnings.warn("x", int))
t(lambda: warnings.warn("x", "y"))
t(lambda: warnings.warn(5))
t(lambda: warnings.warn("x", stacklevel='a'))
t(lambda: warnings.warn_explicit("x", UserWarning, "f.py", 7))
t(lambda: warnings.warn_explicit("x", UserWarning, "f.py", 7, module="mod", registry={}))
t(lambda: warnings.simplefilter("error", int))
t(lambda: warnings.simplefilter("foo"))
t(lambda: warnings.filterwarnings("foo"))
t(lambda: warnings.filterwarnings("error", message=3))
t(lambda: warnings.filterwarnings("error", category=3))
t(lambda: warnings.filterwarnings("error", module=3))
t(lambda: warnings.filterwarnings("error", lineno="x"))
t(lambda: warnings.filterwarnings("error", lineno=-2))
t(lambda: warnings.catch_warnings(record=True))
t(lambda: warnings.catch_warnings(module=warnings))
t(lambda: str(warnings.WarningMessage("m", UserWarning, "f", 3, line='x')))
t(lambda: warnings.filters[:3])
t(lambda: warnings.resetwarnings())
t(lambda: warnings.filters)
@warnings.deprecated("no more")
def dep(): return 1
@warnings.deprecated("no class")
class C: 
    def __init__(s,x): s.x=x
class D(C): pass
warnings.showwarning = lambda *a, **k: print("SHOW", a[0], a[1], a[3:], k)
warnings.simplefilter('always')
print(dep(), C(1).x)
print(D(1).x)
t(lambda: warnings.deprecated(3))
t(lambda: warnings.deprecated)
