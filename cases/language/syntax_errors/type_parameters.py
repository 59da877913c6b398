# Type parameters and type aliases.
sources = [
    'def f[](): pass',
    'class A[*T: int]: pass',
    'type X = ',
    'type X[T]',
    'type 1 = 2',
    'def f[T, T](): pass',
    'class A[T](T := 1): pass',
    'type X[T] = (yield)',
    'type X = (y := 1)',
    'type X = await z',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
