# What eval makes of mistakes: its text has no line end.
sources = [
    'exec',
    'print',
    'print >>f, x',
    'a = print 1',
    '(print 1)',
    'raise A, "b"',
    'except:',
    'finally:',
    'elif x:',
    ']',
    'a = [1, 2',
    'x = 1 2',
    'x = a b',
    'x = "a" b',
    'x = 1.2.3',
    'x = 1..2',
    'a.1',
    'a.',
    '.a',
    'a.b.',
    'x = a.if',
    'import if',
    'lambda if: 1',
    'a = def',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
