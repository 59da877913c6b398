# str.partition and rpartition: empty separators, types, what is found where.
# covers: str.partition, str.rpartition
sources = [
    "'a-b-c'.partition('-'), 'a-b-c'.rpartition('-'), 'abc'.partition('-'), 'abc'.rpartition('-'), ''.partition('a'), 'aaa'.rpartition('aa'), 'aaa'.partition('aa'), 'é𝄞é'.partition('𝄞')",
    "'abc'.partition('abc'), 'abc'.rpartition('abcd')",
    "'abc'.partition('')",
    "'abc'.rpartition('')",
    "'abc'.partition(5)",
    "'abc'.rpartition(None)",
    "'abc'.partition(b'a')",
    "'abc'.partition()",
    "'abc'.rpartition('a', 'b')",
    "'abc'.partition(sep='a')",
    "[type(x).__name__ for x in type('S', (str,), {})('a-b').partition('-')], [type(x).__name__ for x in type('S', (str,), {})('ab').partition('-')]",
    "str.partition('a')",
    "str.rpartition(5, 'a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
