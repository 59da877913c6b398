# Parameters of lambdas.
sources = [
    'lambda x=1,y:0',
    'f(lambda: x=1)',
    'lambda *: 1',
    'lambda a, (b): 1',
    'lambda if: 1',
    'lambda: 1 = 1',
    'lambda a, a: 1',
    '(lambda: (yield) for x in y)',
    'lambda: x = 1',
    'x = lambda: y = 1',
    'lambda a b: 1',
    'lambda 1: 1',
    'lambda (a, b): 1',
    'lambda a=: 1',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
