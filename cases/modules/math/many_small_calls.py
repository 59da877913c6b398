# Functions at odd places, and operators as functions.
import re
import math, cmath, operator, random, statistics
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+', '', repr(f())))
    except BaseException as e: print(type(e).__name__, e)
vals=[0,1,-1,0.5,-0.5,2,1e308,-1e308,1e-310,float('inf'),float('-inf'),float('nan'),10**400,True,'x',None,1j,3.7,-3.7]
one='acos acosh asin asinh atan atanh ceil cos cosh degrees erf erfc exp exp2 expm1 fabs factorial floor frexp gamma isfinite isinf isnan isqrt lgamma log log10 log1p log2 modf radians sin sinh sqrt tan tanh trunc ulp'.split()
for n in one:
    for v in vals:
        if n in('factorial',) and v==10**400: continue
        t(lambda: getattr(math,n)(v))
two='atan2 copysign fmod hypot pow remainder nextafter ldexp comb perm gcd lcm dist log'.split()
for n in two:
    for a in [0,1,-1,2.5,-2.5,float('inf'),float('nan'),5,'x']:
        for b in [0,1,-1,2.5,float('inf'),float('nan'),3]:
            t(lambda: getattr(math,n)(a,b))
t(lambda: math.dist([1,2],[4,6])); t(lambda: math.dist([1],[1,2])); t(lambda: math.fsum([.1]*10)); t(lambda: math.fsum([1e308,1e308,-1e308])); t(lambda: math.fsum(['x'])); t(lambda: math.prod([1,2,3])); t(lambda: math.prod([],start=5)); t(lambda: math.prod([1.5,2])); t(lambda: math.prod('ab')); t(lambda: math.sumprod([1,2],[3,4])); t(lambda: math.sumprod([1],[1,2])); t(lambda: math.isclose(1,1+1e-10)); t(lambda: math.isclose(1,1.1,rel_tol=.2)); t(lambda: math.isclose(0,1e-10,abs_tol=1e-9)); t(lambda: math.isclose(1,2,rel_tol=-1)); t(lambda: math.gcd()); t(lambda: math.gcd(12,18,27)); t(lambda: math.lcm(4,6,10)); t(lambda: math.lcm()); t(lambda: math.hypot(1,2,3)); t(lambda: math.hypot()); t(lambda: math.log(8,2)); t(lambda: math.log(10**400)); t(lambda: math.log2(2**1000)); t(lambda: math.factorial(20)); t(lambda: math.factorial(-1)); t(lambda: math.factorial(1.5)); t(lambda: math.comb(10,3)); t(lambda: math.comb(-1,2)); t(lambda: math.perm(5)); t(lambda: math.isqrt(10**20+1)); t(lambda: (math.pi,math.e,math.tau,math.inf,math.nan)); t(lambda: math.nextafter(1,2,steps=3)); t(lambda: math.ulp(1)); t(lambda: math.fma(2,3,4)); t(lambda: math.fma(float('inf'),0,1)); t(lambda: math.trunc('x')); t(lambda: math.floor(object())); t(lambda: math.sqrt()); t(lambda: math.pow(-8,1/3)); t(lambda: math.modf(-3.25)); t(lambda: math.frexp(10)); t(lambda: math.ldexp(.5,4)); t(lambda: math.ldexp(1,10000))
o=operator
for n in ['add','sub','mul','truediv','floordiv','mod','pow','matmul','and_','or_','xor','lshift','rshift','lt','le','eq','ne','ge','gt','is_','is_not','contains','concat','getitem','countOf','indexOf','iadd','iconcat']:
    for a,b in [(7,2),(7,0),([1,2],[3]),([1,2],1),('ab','a'),({1:2},1),(None,1)]:
        t(lambda: getattr(o,n)(a,b))
t(lambda: o.itemgetter(1)([1,2])); t(lambda: o.itemgetter(1,0)('ab')); t(lambda: o.itemgetter('a')({})); t(lambda: o.itemgetter()); t(lambda: o.itemgetter(1,2)); t(lambda: o.attrgetter('real')(3)); t(lambda: o.attrgetter('a.b')(3)); t(lambda: o.attrgetter('real','imag')(3j)); t(lambda: o.attrgetter(1)); t(lambda: o.methodcaller('upper')('a')); t(lambda: o.methodcaller('split',',',maxsplit=1)('a,b,c')); t(lambda: o.methodcaller('split',',',maxsplit=1)); t(lambda: o.attrgetter('x.y')); t(lambda: o.methodcaller('nope')('a')); t(lambda: o.not_(0)); t(lambda: o.truth([])); t(lambda: o.neg(1)); t(lambda: o.inv(1)); t(lambda: o.index(True)); t(lambda: o.index(1.5)); t(lambda: o.abs(-1)); t(lambda: o.length_hint([1])); t(lambda: o.length_hint(1)); t(lambda: o.length_hint(iter([1,2]))); l=[1,2,3]; t(lambda: o.setitem(l,0,9)); t(lambda: o.delitem(l,1)); t(lambda: l); t(lambda: o.call(max,1,2)); t(lambda: o.__all__); t(lambda: sorted([(1,'b'),(0,'a')],key=o.itemgetter(1))); t(lambda: o.itemgetter(slice(1,3))([1,2,3,4])); t(lambda: o.is_none(None) if hasattr(o,'is_none') else 'no')
