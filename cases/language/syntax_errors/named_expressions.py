# Misplaced := and = in expressions.
sources = [
    '(a := 1) = 2',
    'x := 1',
    '(a.b := 1)',
    '[a = 1]',
    '(a = 1)',
    'class A: [x := 1 for y in z]',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
