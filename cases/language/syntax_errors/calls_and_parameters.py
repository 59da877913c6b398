# Parameter lists and calls. Wording and line of the error.
sources = [
    'def f(:\n pass',
    'def f(a, a): pass',
    'def f(a=1, b): pass',
    'def f(*): pass',
    'def f(**k, a): pass',
    'f() = 1',
    'def None(): pass',
    'lambda x=1, y: 0',
    'f(a=1, 2)',
    'f(**k, *a)',
    'f(a=1, a=2)',
    'f(1=2)',
    'f(a b)',
    'print(*)',
    'f(x for x in y, 1)',
    'lambda: (yield)',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
