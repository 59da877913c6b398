# Powers that leave the numbers.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


inf, nan = float('inf'), float('nan')
bases = 0j, 1 + 2j, -1.5 - 2.5j, complex(inf, 0), complex(nan, 0), complex(1e200, 1e200)
for base in bases:
    for exponent in 1, 2, -1, 0.5, 3 + 0j, complex(inf, 0), complex(1e308, 1e308), complex(nan, 0):
        tell(lambda: base ** exponent)
tell(pow, 1j, 2, 3)
tell(complex, '1_')
tell(complex, '1__0')
tell(complex, 'x')
