# str.split and rsplit: blanks of every script, limits, separators, keywords and types.
# covers: str.split, str.rsplit
sources = [
    r"' a  b\tc\n'.split(), ''.split(), '   '.split(), 'a\u00a0b\u2003c\u3000d\x1ce\x85f'.split(), 'a\u200bb'.split(), 'abc'.split(None, 0), '  abc d '.split(None, 0), ' a b c '.split(None, 1), ' a b c '.rsplit(None, 1), '  a b '.rsplit(None, 0)",
    "'a,b,,c'.split(','), ','.split(','), ''.split(','), 'a,b,c'.split(',', 1), 'a,b,c'.rsplit(',', 1), 'a,b'.split(',', 0), 'a,b'.split(',', -1), 'a,b,c'.split(',', -5), 'aaa'.split('aa'), 'aaa'.rsplit('aa'), 'a--b'.split('--'), 'é𝄞é'.split('𝄞')",
    "'a b'.split(sep=None), 'a b c'.split(maxsplit=1), 'a-b-c'.rsplit(sep='-', maxsplit=1), 'a b'.split(None), 'a b'.split(' ', True)",
    "'abc'.split('')",
    "'abc'.rsplit('')",
    "'abc'.split(5)",
    "'abc'.split(b' ')",
    "'abc'.split(['a'])",
    "'abc'.split('a', '1')",
    "'abc'.split('a', 1.5)",
    "'abc'.split('a', None)",
    "'abc'.split('a', 1, 2)",
    "'abc'.split(separator='a')",
    "'abc'.split('a', sep='b')",
    "'abc'.rsplit('a', 10**20)",
    "[type(x).__name__ for x in type('S', (str,), {})('ab').split()], [type(x).__name__ for x in type('S', (str,), {})('ab').split('x')]",
    "str.split(5)",
    "str.rsplit()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
