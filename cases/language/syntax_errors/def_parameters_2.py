# Parameters of functions.
sources = [
    'def f(x: (yield)): pass',
    'def f() -> (y := 1): pass',
    'def f(): [a async for a in b]',
    'async def f(): yield from a',
    'def f(a=): pass',
    'def f(a, b=1, c, d=2): pass',
    'def f(a, /, /): pass',
    'def f(/): pass',
    'def f(*, **k): pass',
    'def f(*a, *b): pass',
    'def f(**k, *a): pass',
    'def f(a, a, b, b): pass',
    'def f(a: int b): pass',
    'def f(a b): pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
