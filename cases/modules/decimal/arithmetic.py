# Operators, methods and formats on numbers of every kind.
from decimal import *
import decimal
D = Decimal
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
vals = ['0','-0','1','-1','0.1','1.10','3.14159265358979323846264338327950288','1E+5','1E-10','123456789012345678901234567890','-2.5','0.5','1e400','-7','NaN','Infinity','-Infinity','sNaN','2','1e-400','100','NaN123', '1.5e-3']
ds = [D(v) for v in vals]
import operator as op
for n in ('add','sub','mul','truediv','floordiv','mod','pow'):
    f = getattr(op, n)
    for a in ds:
        if n == 'pow':
            for b in ('0','2','-1','0.5','3','-2.5','1.1','10','Infinity','NaN','-3', '1e2'):
                print(n, a, b, end=' '); show(lambda: f(a, D(b)))
            continue
        for b in ds:
            print(n, a, b, end=' '); show(lambda: f(a, b))
for a in ds:
    for m in ('sqrt','exp','ln','log10','logb','normalize','to_integral_value','to_integral_exact','next_plus','next_minus','as_tuple','as_integer_ratio','adjusted','number_class','to_eng_string','copy_abs','copy_negate','is_normal','is_subnormal','is_signed','is_zero','is_nan'):
        print(m, a, end=' '); show(lambda: getattr(a, m)())
    for f in (int, float, bool, str, repr, hash, round, abs, op.neg, op.pos, lambda x: round(x, 2), lambda x: x.quantize(D('0.01')), lambda x: x.quantize(D('1'), ROUND_UP), lambda x: divmod(x, 3), complex, lambda x: x.__floor__(), lambda x: x.__ceil__()):
        if f is hash and a.is_nan(): continue
        show(lambda: f(a))
    for s in ('', '.2f', 'f', 'e', '.3e', 'g', '.3g', '%', '.1%', ',', ',.2f', '>20', '<20', '^20', '020', '+', ' ', '+.3f', 'E', 'G', '_', '*^15.2f', '08,.1f', 'n', '.0f', 'z.1f', '.0e'):
        if a.is_snan(): continue
        print(s, a, end=' '); show(lambda: format(a, s))
    for b in ds:
        for m in ('compare','compare_total','max','min','max_mag','min_mag','remainder_near','same_quantum','copy_sign','next_toward', 'compare_signal', 'compare_total_mag'):
            print(m, a, b, end=' '); show(lambda: getattr(a, m)(b))
        show(lambda: (a == b, a < b, a <= b, a > b, a >= b, a != b))
