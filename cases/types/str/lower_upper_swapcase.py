# str.lower, upper and swapcase: final sigma, letters that grow, and letters without a case.
# covers: str.lower, str.upper, str.swapcase
sources = [
    r"'ΑΣ'.lower(), 'ΑΣ Α'.lower(), 'Σ'.lower(), 'ΣΑ'.lower(), 'ΑΣ.'.lower(), 'Α.Σ'.lower(), 'ΑΣ\u0301'.lower(), '\u00adΣ'.lower(), 'aΣ\u00ad'.lower(), 'aΣ:b'.lower(), 'aΣ1'.lower()",
    "'ß'.upper(), 'ŉ'.upper(), 'ﬁ'.upper(), 'ΐ'.upper(), 'և'.upper(), 'ᾳ'.upper(), 'ᾼ'.upper(), 'ǰ'.upper(), 'ı'.upper(), 'İ'.lower(), 'ſ'.upper(), 'ÿ'.upper(), 'µ'.upper()",
    "'aBcΣß'.swapcase(), 'ΑΣ'.swapcase(), 'ǅ'.swapcase(), 'ŉA'.swapcase(), 'İ'.swapcase(), '123'.swapcase(), ''.swapcase()",
    r"'ა'.upper(), 'Ა'.lower(), 'Ꭰ'.lower(), 'ꭰ'.upper(), '𐐨'.upper(), '𞤢'.upper(), '\U00016e60'.upper(), 'ⓐ'.upper(), 'ⅷ'.upper()",
    r"('a' * 5).upper(), ('ß' * 3).upper(), ('İ' * 2).lower(), '\ud800a\udfff'.upper()",
    "'a'.upper('b')",
    "str.lower(b'A')",
    "str.swapcase()",
    "'a'.lower(self='b')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
