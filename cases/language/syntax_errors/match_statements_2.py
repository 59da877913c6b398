# Mistakes in match statements and patterns.
sources = [
    'match x:\n case a | b: pass',
    'match x:\n case [a, a]: pass',
    'match x:\n case [*a, *b]: pass',
    'match x:\n case A(a=1, a=2): pass',
    'match x:\n case {1: a, 1: b}: pass',
    'match x:\n case (a | 1): pass',
    'match x:\n case [a] | [b]: pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
