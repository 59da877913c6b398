# What raise, except and assert take, and the attributes of exceptions.
# covers: BaseException.add_note, BaseException.args, BaseException.with_traceback, Exception, ZeroDivisionError

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


def r(src, **g):
    try: exec(src, g)
    except BaseException as e: print(src, "->", type(e).__name__, e, repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
r("raise"); r("raise 1"); r("raise int"); r("raise ValueError from 1"); r("raise ValueError from None"); r("raise ValueError from KeyError"); r("raise ValueError from KeyError(1)"); r("raise ValueError, 1") ; r("raise None"); r("raise ValueError()()"); r("raise (ValueError, KeyError)"); r("raise 'a'")
r("try: 1/0\nexcept ZeroDivisionError: raise KeyError"); r("try: 1/0\nexcept ZeroDivisionError as e: raise KeyError from e"); r("try: 1/0\nexcept (1, ZeroDivisionError): pass"); r("try: 1/0\nexcept 'a': pass"); r("try: 1/0\nexcept int: pass"); r("try: 1/0\nexcept (ValueError, (KeyError, ZeroDivisionError)): print('nested')"); r("try: 1/0\nexcept undefined_name: pass"); r("try: 1/0\nfinally: raise KeyError"); r("try: 1/0\nfinally: 1/0"); r("try:\n  try: 1/0\n  finally: x\nexcept NameError as e: print(repr(e.__context__)); raise"); r("try: 1/0\nexcept ZeroDivisionError as e: pass\ne"); r("try: 1/0\nexcept ZeroDivisionError as e: del e\nprint('ok')"); r("assert 0"); r("assert 0, 'm'"); r("assert 0, (1, 2)"); r("assert 0, ValueError(1)"); r("assert (0, 'm') and 0")
class Ex(Exception):
    def __init__(s, *a, **k): s.k = k
    def __str__(s): return "EX"
    def __bool__(s): return False
r("raise Ex(1, a=2)", Ex=Ex); t(lambda: Ex(1, a=2).args); t(lambda: repr(Ex(1, 2)))
class Meta(type):
    def __instancecheck__(c, o): return True
class Any(Exception, metaclass=Meta): pass
r("try: 1/0\nexcept Any: print('any')", Any=Any)
e = ValueError("a"); t(e.add_note, 1); t(e.add_note, "n"); e.__notes__ = 5; t(e.add_note, "m"); t(e.add_note); t(lambda: e.with_traceback(5)); t(lambda: e.with_traceback(None) is e); t(lambda: setattr(e, "__cause__", 5)); t(lambda: setattr(e, "__context__", 5)); t(lambda: setattr(e, "args", 5)); t(lambda: setattr(e, "args", "ab")); print(e.args); t(lambda: delattr(e, "args")); t(lambda: delattr(e, "__cause__")); t(lambda: setattr(e, "__suppress_context__", "x")); t(lambda: setattr(e, "__traceback__", 1)); t(lambda: e.__setstate__({"q": 1})); print(e.q if hasattr(e, "q") else None); t(lambda: e.__setstate__(5)); t(lambda: e.__setstate__(None)); t(lambda: delattr(e, "__traceback__")); t(lambda: delattr(e, "__suppress_context__"))
