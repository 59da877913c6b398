# What cannot be assigned to.
sources = [
    'x = a b',
    'x = "a" b',
    'x = a.if',
    'a = def',
    'True = 1',
    'x = yield',
    '... = 1',
    '-a = 1',
    'a + b = 1',
    'a or b = 1',
    'a < b = 1',
    'a if b else c = 1',
    'await a = 1',
    '(yield) = 1',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
