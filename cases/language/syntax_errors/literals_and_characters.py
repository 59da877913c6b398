# Numbers, strings and stray characters. Wording and line of the error.
sources = [
    "'abc",
    'a ? b',
    'x = $',
    '1a',
    '0777',
    '0b2',
    '0o8',
    '0xg',
    '1__0',
    '1_',
    '1.e',
    '\\',
    'a\\ b',
    "f'{a'",
    'é = 1\nü€ = 2',
    '\xa0x',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
