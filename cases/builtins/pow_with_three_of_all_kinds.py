# pow with three arguments of all kinds: who is asked, and who refuses.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


for a in [('', 0, 1.5), (1, 2, 1.5), (1.0, 2, 3), ("", 2, 3), (1, "", 3), (1, 2, ""), (1j, 2, 3), (1, 2, 1j), ("", "", 1j), (1, 2.0, None), (1, 2, None), ([], 1.0, 1), ([], 1, 2.0), ([], 1j, 2), (1.0, "a", "b"), ("a", 1.0, "b"), ("a", "b", 1.0), (1, "a", 1.0), ("a", 1j, 1.0), (1j, "a", 2), (1j, 1.0, 2), (1, 2, [])]:
    t(pow, *a)
class N:
    def __pow__(s, o, m=None): return ("pow", o, m)
    def __rpow__(s, o, m=None): return ("rpow", o, m)
class M(int):
    def __pow__(s, o, m=None): return ("mpow", o, m)
for a in [(N(), 1, 2), (1, N(), 2), (1, 2, N()), (N(), 1.0, 2), (1.0, N(), 2), (N(), N(), 2), (M(2), 2, 3), (2, M(2), 3), (2, 2, M(3)), ("", N(), 3), ("", 3, N()), (N(), 2)]:
    t(lambda: [type(x).__name__ if isinstance(x, N) else x for x in pow(*a)] if isinstance(pow(*a), tuple) else pow(*a))
t(lambda: (1j).__pow__(2, 3)); t(lambda: (1j).__pow__("", 3)); t(lambda: (1j).__rpow__(2, 3)); t(lambda: (1.0).__pow__(2, 3)); t(lambda: (1.0).__pow__("", 3)); t(lambda: (1).__pow__("", 3)); t(lambda: (1).__pow__(2, "")); t(lambda: (1).__pow__(2, 1.0)); t(lambda: (1).__rpow__(2, 3)); t(lambda: (1).__rpow__(2, 1.0))
t(lambda: False ** -10**400); t(lambda: 0 ** -10**400); t(lambda: 1 ** -10**400); t(lambda: 2 ** -10**400); t(lambda: (10**400) ** -1); t(lambda: 0 ** -1); t(lambda: (10**400) ** -10**400); t(lambda: 0.0 ** -10**400); t(lambda: 0**-(2**70))
