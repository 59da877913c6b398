# Hexadecimal texts in every form, the largest and smallest numbers, and what is noticed first.
# covers: float.fromhex
for text in ("0x1p0", "1", "-0x.8p1", "0X1P+3", "1.8", ".1", "1.", ".", "0x", "0x.p1", "0x1p", "0x1p+", "p1", "0x1.fffffffffffffp1023", "0x1.fffffffffffff8p1023", "0x1.fffffffffffff7p1023", "0x1p1024", "0x1p1024x", "0x1p99999999999999999999", "0x1p-99999999999999999999", "0x0p99999999999999999999", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1p0x", "0x1g", "inf", "-Infinity", "nan", "-NaN", "infx", " 0x1p1\n", "0x1p 1", "0x 1", "+-1", "0x1_0", "0x1p1.5", "٣", "0x1p٣", "1e5", ""):
    try:
        print(ascii(text), repr(float.fromhex(text)))
    except (ValueError, OverflowError) as error:
        print(ascii(text), type(error).__name__, error)
for value in (5, None, b"1"):
    try:
        print(float.fromhex(value))
    except TypeError as error:
        print(error)
