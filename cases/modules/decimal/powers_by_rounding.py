# Powers in contexts of all roundings.
from decimal import *
c=getcontext()
for p in (3,5,9):
    for r in ('ROUND_UP','ROUND_DOWN','ROUND_CEILING','ROUND_FLOOR','ROUND_HALF_UP','ROUND_HALF_DOWN','ROUND_HALF_EVEN','ROUND_05UP'):
        c.prec=p; c.rounding=r
        for a,b in (('1.2345',2),('1.2345',3),('-1.2345',3),('1.2345',-2),('-1.2345',-3),('99.995',2),('3',-1),('7',-5),('2','0.5'),('1.1','2.5')):
            print(p,r,a,b,Decimal(a)**Decimal(b))
