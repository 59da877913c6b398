# str.startswith and endswith: tuples, empty ones, bounds, and items that are no str.
# covers: str.startswith, str.endswith
sources = [
    "'abc'.startswith('ab'), 'abc'.startswith(''), 'abc'.startswith('b', 1), 'abc'.startswith('', 3), 'abc'.startswith('', 4), 'abc'.startswith('c', -1), 'abc'.startswith('abc', 0, 2), 'abc'.startswith('', 2, 1)",
    "'abc'.endswith('bc'), 'abc'.endswith(''), 'abc'.endswith('b', 0, 2), 'abc'.endswith('', 4), 'abc'.endswith('abc', 1), 'abc'.endswith('c', 2), 'abc'.endswith('', 3), 'abc'.endswith('a', None, 1), 'abc'.endswith('bc', -2)",
    "'abc'.startswith(('x', 'a')), 'abc'.startswith(()), 'abc'.endswith(('c', 5)), 'abc'.startswith(('', 5))",
    "'abc'.startswith(('x', 5))",
    "'abc'.endswith((5, 'c'))",
    "'abc'.startswith(['a'])",
    "'abc'.startswith(5)",
    "'abc'.endswith(None)",
    "'abc'.startswith(b'a')",
    "'abc'.endswith((b'c',))",
    "'abc'.startswith({'a'})",
    "'abc'.startswith((('a',),))",
    "'abc'.startswith('a', 'x')",
    "'abc'.endswith('a', 0, 1.5)",
    "'abc'.startswith()",
    "'abc'.startswith('a', 0, 1, 2)",
    "'abc'.startswith(prefix='a')",
    "'abc'.startswith(type('T', (tuple,), {})(['a']))",
    "'é𝄞'.endswith('𝄞'), 'é𝄞'.startswith('é'), 'abc'.startswith('a', 10**30), 'abc'.endswith('c', -10**30)",
    "str.endswith('a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
