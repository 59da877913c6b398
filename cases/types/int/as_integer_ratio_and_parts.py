# int.as_integer_ratio, numerator, denominator, real, imag, conjugate: of ints, bools and subclasses.
# covers: int.as_integer_ratio, int.numerator, int.denominator, int.real, int.imag, int.conjugate
class Own(int):
    pass
sources = [
    "(7).as_integer_ratio()",
    "(-7).as_integer_ratio()",
    "True.as_integer_ratio()",
    "Own(5).as_integer_ratio()",
    "type(Own(5).as_integer_ratio()[0]).__name__",
    "(10**40).as_integer_ratio()",
    "(5).as_integer_ratio(1)",
    "(5).as_integer_ratio(x=1)",
    "int.as_integer_ratio()",
    "int.as_integer_ratio(1.5)",
    "int.as_integer_ratio('a')",
    "(5).numerator, (5).denominator, (5).real, (5).imag",
    "True.numerator, True.denominator, True.real, True.imag",
    "Own(5).numerator.__class__",
    "Own(5).real.__class__",
    "Own(5).conjugate().__class__",
    "(-3).conjugate()",
    "True.conjugate()",
    "(5).conjugate(1)",
    "setattr(5, 'real', 1)",
    "setattr(5, 'numerator', 1)",
    "setattr(Own(5), 'imag', 1)",
    "delattr(Own(5), 'real')",
    "int.real",
    "int.real.__get__(7)",
    "int.real.__get__(7, int)",
    "int.real.__get__('a')",
    "int.real.__get__(None, int)",
    "int.real.__get__(None, None)",
    "int.real.__set__(7, 1)",
    "int.numerator.__name__, int.numerator.__objclass__, int.numerator.__qualname__",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
