# The statements of Python 2.
sources = [
    'print 1',
    'exec "x"',
    'print(*)',
    'print "a" if b else c',
    'print a.b, c',
    'print f(x)',
    'print (a) b',
    'exec',
    'print',
    'print >>f, x',
    'a = print 1',
    '(print 1)',
    'print(*a, **b, *c)',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
