# str.removeprefix and removesuffix: what does not fit, the empty string, types.
# covers: str.removeprefix, str.removesuffix
sources = [
    "'abc'.removeprefix('ab'), 'abc'.removeprefix('b'), 'abc'.removeprefix(''), 'abc'.removeprefix('abc'), 'abc'.removeprefix('abcd'), 'aab'.removeprefix('a'), 'é1'.removeprefix('é')",
    "'abc'.removesuffix('bc'), 'abc'.removesuffix('b'), 'abc'.removesuffix(''), 'abc'.removesuffix('abc'), 'abb'.removesuffix('b'), '1𝄞'.removesuffix('𝄞'), ''.removesuffix('a')",
    "'abc'.removeprefix(('a',))",
    "'abc'.removesuffix(5)",
    "'abc'.removeprefix(None)",
    "'abc'.removesuffix(b'c')",
    "'abc'.removeprefix()",
    "'abc'.removesuffix('a', 'b')",
    "'abc'.removeprefix(prefix='a')",
    "type(type('S', (str,), {})('ab').removeprefix('x'))",
    "str.removesuffix('a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
