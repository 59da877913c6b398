# Parameters of functions.
sources = [
    'def f(a,a): pass',
    'def f(/, a): pass',
    'def f(a, /, b, /): pass',
    'def f(a, *, b, /): pass',
    'def f(*): pass',
    'def f(*a=1): pass',
    'def f(**k, a): pass',
    'def f(*, *): pass',
    'def f(a, (b, c)): pass',
    'def f()',
    'def f(x',
    'def f(a, b=1, c): pass',
    'def if(): pass',
    'def f(__debug__): pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
