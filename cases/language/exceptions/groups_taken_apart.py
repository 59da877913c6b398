# Making, splitting and catching exception groups.
# covers: BaseExceptionGroup, BaseExceptionGroup.args, BaseExceptionGroup.add_note, BaseExceptionGroup.with_traceback

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


t(lambda: ExceptionGroup("a", [])); t(lambda: ExceptionGroup("a", [1])); t(lambda: ExceptionGroup("a", (ValueError(1), KeyError()))); t(lambda: ExceptionGroup(1, [ValueError()])); t(lambda: ExceptionGroup("a", 5)); t(lambda: ExceptionGroup("a")); t(lambda: ExceptionGroup("a", [KeyboardInterrupt()])); t(lambda: type(BaseExceptionGroup("a", [ValueError()])).__name__); t(lambda: type(BaseExceptionGroup("a", [KeyboardInterrupt()])).__name__); t(lambda: ExceptionGroup("a", [ValueError()], 3)); t(lambda: ExceptionGroup("a", {ValueError()})); t(lambda: ExceptionGroup("a", iter([ValueError()]))); t(lambda: ExceptionGroup("a", "bc")); t(lambda: ExceptionGroup(msg="a", excs=[]))
eg = ExceptionGroup("top", [ValueError(1), ExceptionGroup("in", [KeyError(2), TypeError(3)]), OSError(4)])
print(str(eg), repr(eg), eg.message, eg.exceptions, eg.args)
t(lambda: eg.split(ValueError)); t(lambda: eg.subgroup(KeyError)); t(lambda: eg.subgroup((KeyError, OSError))); t(lambda: eg.subgroup(lambda e: isinstance(e, TypeError))); t(lambda: eg.split(lambda e: False)); t(lambda: eg.split(lambda e: True)[0] is eg); t(lambda: eg.subgroup(5)); t(lambda: eg.subgroup(int)); t(lambda: eg.split([ValueError])); t(lambda: eg.derive([ValueError(9)])); t(lambda: eg.derive([])); t(lambda: eg.subgroup()); t(lambda: eg.subgroup(ExceptionGroup) is eg); t(setattr, eg, "message", 1); t(setattr, eg, "exceptions", ())
class MyEG(ExceptionGroup):
    def derive(self, excs): return MyEG(self.message, excs)
class MyEG2(ExceptionGroup):
    def __new__(cls, m, e, code): 
        o = super().__new__(cls, m, e); o.code = code; return o
    def derive(self, excs): return MyEG2(self.message, excs, self.code)
m = MyEG("m", [ValueError(1), KeyError(2)]); t(lambda: type(m.subgroup(KeyError)).__name__); m2 = MyEG2("m", [ValueError(1), KeyError(2)], 7); t(lambda: m2.split(KeyError)[1].code); t(lambda: m2)
def star(e):
    try:
        raise e
    except* ValueError as g: print("V", repr(g), g.__cause__, g.__context__)
    except* (KeyError, TypeError) as g: print("KT", repr(g)); raise RuntimeError("new")
    except* OSError: print("OS"); raise
    else: print("else")
    finally: print("finally")
t(star, eg); t(star, ValueError(5)); t(star, IndexError(5)); t(star, ExceptionGroup("x", [IndexError(1), ValueError(2)]))
try: star(eg)
except BaseException as e: print(repr(e), repr(e.__context__), repr(e.__cause__), [type(x.__context__).__name__ for x in getattr(e, "exceptions", ())])
def star2():
    try: raise ExceptionGroup("g", [ValueError(1)])
    except* ExceptionGroup: pass
t(star2)
def star3():
    try: raise ValueError
    except* 5: pass
t(star3)
def star4():
    try: raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
    except* ValueError as e:
        raise e.exceptions[0]
t(star4)
