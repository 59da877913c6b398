# super() in methods of all kinds, bound, unbound and after its first argument is gone.
# covers: super

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


class P:
    def f(self): return "P"
    @classmethod
    def k(cls): return "Pk", cls.__name__
    @staticmethod
    def s(): return "Ps"
    x = property(lambda self: "Px")
class Q(P):
    def f(self): return super().f() + super(Q, self).f() + super(__class__, self).f()
    @classmethod
    def k(cls): return super().k()
    @staticmethod
    def s(): return super(Q, Q).s()
    @property
    def x(self): return super().x + "Q"
    def bad(self): return super().nope
    def g(self): return (lambda: super(Q, self).f)
    def h(self): return (super().f() for _ in (1,))
    def st(): return super().f
    def dl(self):
        del self
        return super().f
    def over(self):
        self = 5
        return super().f()
q = Q(); print(q.f(), Q.k(), Q.s(), q.x, q.g()()()); t(q.bad); t(lambda: list(q.h())); t(Q.st); t(q.dl); t(q.over)
sp = super(Q, q); print(sp.__thisclass__.__name__, sp.__self__ is q, sp.__self_class__.__name__, sp.f()); t(setattr, sp, "x", 1); t(lambda: super(Q)); t(lambda: super(Q).f); t(lambda: super(Q).__get__(q).f()); t(lambda: super(Q, 5)); t(lambda: super(5, q)); t(lambda: super(P, Q).f); t(lambda: super(Q, Q).k()); t(lambda: super().x); t(lambda: (lambda: super())()); t(lambda: sp["a"]); t(lambda: len(sp)); t(lambda: repr(super(int, 5))); t(lambda: super(Q, q).__class__); t(lambda: super(Q, q).__dict__)
