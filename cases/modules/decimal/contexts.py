# Rounding, precision, signals and conversions.
from decimal import *
import decimal
D = Decimal
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for m in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP):
    print(m, [str(D(v).quantize(D('1'), rounding=m)) for v in ('0.5','1.5','2.5','-0.5','-1.5','0.4','0.6','-0.6','5.1','10.9')])
    with localcontext() as c:
        c.prec = 3; c.rounding = m
        print(D('1.2345')+0, D('-1.2355')+0, D(1)/3, D(2)/3, D('999.9')+0, -D('1.005'), D('1e-1000000')*D('1e-5'), D(2).sqrt(), D(3).exp())
show(lambda: D('abc')); show(lambda: D([])); show(lambda: D((0,(1,2,3),-2))); show(lambda: D((2,(1,),0))); show(lambda: D('1')+1.0); show(lambda: D(1.1)); show(lambda: D('1_000.5')); show(lambda: D('  12 ')); show(lambda: D(None)); show(lambda: D(True)); show(lambda: D(float('nan'))); show(lambda: D((0,(1,),'F'))); show(lambda: D('1') < 1.5); show(lambda: D('1.5') == 1.5); show(lambda: D('x', ExtendedContext))
print(getcontext()); print(ExtendedContext, BasicContext, DefaultContext)
getcontext().clear_flags(); D(1)/3; print(getcontext().flags); print(getcontext())
getcontext().prec = 50; print(D(1)/7, D(2).sqrt(), D(1).exp(), D(10).ln(), D(2).ln(), D('1.0000001').ln(), D('0.99999').log10(), D('123.456')**D('7.89'))
getcontext().prec = 6; print(D('123456789'), +D('123456789'), D('1.23456789')*2, sum([D('0.1')]*10), D(10)**-7, D('1.1')**100)
show(lambda: setattr(getcontext(), 'prec', 0)); show(lambda: setattr(getcontext(), 'rounding', 'x')); show(lambda: setattr(getcontext(), 'foo', 'x')); 
getcontext().traps[Inexact] = True; show(lambda: D(1)/3); getcontext().traps[Inexact] = False
getcontext().prec = 28
print(pow(D(3), 5, 7)); show(lambda: pow(D(3), D('0.5'), 7)); print(D(2)**D('0.5'), D('4')**D('0.5'), D('1.44')**D('0.5'), D('8')**(D(1)/3), D(-8)**3); show(lambda: D(-8)**D('0.5'))
show(lambda: D('NaN') < 1); show(lambda: D('sNaN') == 1); show(lambda: hash(D('sNaN'))); print(D('NaN') == D('NaN'), hash(D('1.0')) == hash(1), hash(D('0.5')) == hash(0.5), {D('1.0'): 'a'}[1])
from fractions import Fraction
print(D('0.5') == Fraction(1,2), D('0.5') < Fraction(2,3)); show(lambda: D(1) + Fraction(1,2))
print(D.from_float(0.1), D(0.5), Context(prec=4).create_decimal('1.23456'), Context(prec=4).divide(1, 3), getcontext().power(2, 10), ExtendedContext.sqrt(2), Context(prec=5).fma(2,3,4))
print(D('7').fma(3, '5') if 0 else D(7).fma(3, 5), D('101').logical_and(D('110')), D('101').logical_xor(D('110')), D('1').shift(3), D('1234').rotate(2), D('12').scaleb(3))
with localcontext(prec=5) as c: print(D(1)/3, c.prec)
show(lambda: localcontext(foo=3)); show(lambda: setcontext(3))
print(DecimalTuple(0,(1,),2), D('1.5').real, D('1.5').imag, D('1.5').conjugate(), D('1E+2').to_eng_string(), D('123E+4').to_eng_string(), f"{D('1234567.891'):,.2f}", '%s' % D('1.0'), '%.1f' % D('1.25'), f'{D("1.5")!r:>20}')
print(max(D(1), D(3)), sorted([D(3), D('1.5'), 2]), sum([D('1.1'), 2]), D('1.1') + 2, 2 - D('1.1'), 3 // D(2), 7 % D(4), 2 ** D(3), 10 / D(4), divmod(7, D(2)), -D(0), +D('-0'), abs(D('-1.5')))
print(sorted(n for n in dir(decimal) if not n.startswith('_')))
print(sorted(n for n in dir(Decimal) if not n.startswith('_')), sorted(n for n in dir(Context) if not n.startswith('_')))
import math
print(math.floor(D('2.7')), math.ceil(D('2.1')), math.trunc(D('-2.7')), math.sqrt(D(4)), round(D('2.675'), 2), round(D('2.5')), int(D('1e3')))
with localcontext() as c:
    c.clear_traps(); print(D(1)/0, D(0)/0, D('x'), D('inf')-D('inf'), D(10)**1000000, D(-1).sqrt()); print(c.flags)
class MyD(Decimal): pass
print(repr(MyD('1.5')), type(MyD(1)+1))
show(lambda: D(10)**10000000); show(lambda: D('1e999999')*10); show(lambda: int(D('inf'))); show(lambda: D('inf').as_integer_ratio())
