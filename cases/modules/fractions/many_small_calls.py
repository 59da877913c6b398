# Fractions: arithmetic, formats, refusals.
import enum, fractions, decimal, pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
F=fractions.Fraction
for a in [F(1,2),F(-3,4),F(5),F('0.125'),F('-7/3'),F(1.5),F('1e-3')]:
    t(lambda: (a,str(a),a+1,a-F(1,3),a*2,a/3,a**2,a**-1,a//1,a%1,-a,abs(a),float(a),int(a),round(a),round(a,1),a.numerator,a.denominator,a.limit_denominator(10),hash(a)==hash(F(a)),a<1,a==.5,divmod(a,F(1,3)),a+1.5,a.is_integer(),a.as_integer_ratio(),bool(a),a**.5,2**a)); t(lambda: f'{a:.3f}|{a:10.2f}|{a:e}|{a:+}|{a:>8}|{a:.2%}')
t(lambda: F(1,0)); t(lambda: F('x')); t(lambda: F(1.5,2)); t(lambda: F('1/0')); t(lambda: F(float('nan'))); t(lambda: F(3.14159).limit_denominator(100)); t(lambda: F.from_float(.5)); t(lambda: F.from_decimal(decimal.Decimal('.1'))); t(lambda: sum([F(1,3)]*3)); t(lambda: F(1,2)/0); t(lambda: F(1,2)<'a'); t(lambda: F(' 3/4 ')); t(lambda: F('3 /4')); t(lambda: F(2)**F(1,2)); t(lambda: F(None)); t(lambda: F())
