# Order of evaluation, and errors raised from within a field.
def t(v): print("eval", v, end=" "); return v
class F:
    def __format__(self, spec): print(f"spec={spec!r}", end=" "); return "F"
    def __repr__(self): return "repr"


print(f"{t(1)} {t(2):{t(4)}} {t(3)!r:>{t(5)}}")
print(f"{F()}{F():}{F():abc}{F():{t('x')}y}{F()!r:>6}")
print(f"{F():%H:%M}")
try: print(f"{t(1)} {1 / 0} {t(2)}")
except ZeroDivisionError as e: print(e)
def gen(): x = yield f"{(yield 1)} and {(yield 2)}"
g = gen(); print(next(g), g.send("a"), g.send("b"))
fs = [f"{i}{j}" for i in range(2) for j in f"{i}x"]
print(fs, f"{'-'.join(f'{i:02}' for i in range(3))}", f"{sum(x for x in range(4)):>5}")
print(f"{max([3, 1, 2], key=lambda v: -v)}", f"{'yes' if fs else 'no'!r}", f"{not 1}", f"{1, 2}", f"{*'ab', 3}", f"{1 == 1}", f"{3 != 4}", f"{4 >= 3:d}")
print("%s" % f"{50}%", f"{5}" f"{6}" "{7}", f"{'{}'.format(1)}", f"{{{{{1}}}}}", len(f""), f"" == "", f"{''}" == "")
class C:
    v = 7
    def show(self): return f"{self.v:>3}{self.__class__.__name__}{type(self).v=}"
print(C().show(), f"{C.v}{C().v + 1}")
table = [("apple", 1.5, 10), ("kiwi", 0.25, 200)]
for n, c, q in table: print(f"|{n:<10}|{c:>8.2f}|{q:^6d}|{c * q:>10,.2f}|")
def deco(s): return f"<{s}>"
print(f"{deco(f"{deco(f"{deco('x')}")}")}", f"{"a" "b":>{len("12345")}}", f"{'a\tb'!r}", f"{b'x'}", f"{b'x'!r:>6}")
