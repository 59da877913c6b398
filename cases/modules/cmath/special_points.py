# Infinities and NaN in both parts: what is a number, what a domain error, what overflows.
# covers: cmath.acos, cmath.atanh, cmath.cosh, cmath.exp, cmath.sqrt, cmath.tanh, cmath.log
import cmath

inf, nan = cmath.inf, cmath.nan
parts = [0.0, -0.0, 1.5, -1.5, inf, -inf, nan]
for name in ("acos", "acosh", "asinh", "atanh", "cosh", "exp", "sqrt", "tanh", "log", "sin", "tan"):
    function = getattr(cmath, name)
    for real in parts:
        row = []
        for imaginary in parts:
            try:
                found = function(complex(real, imaginary))
                row.append(f"{found.real:.6g},{found.imag:.6g}".replace("-nan", "nan"))
            except Exception as error:
                row.append(f"{type(error).__name__[0]}:{error}")
        print(name, real, row)
