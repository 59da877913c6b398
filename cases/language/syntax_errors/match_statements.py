# Mistakes in match statements and patterns.
sources = [
    'case 1:\n x',
    'match x:\n case 1 as _: pass',
    'match x:\n case 1 as y.z: pass',
    'case',
    'match x:\n case',
    'match x:\npass',
    'match x',
    'match x:\n case {**r, 1: 2}: pass',
    'match x:\n case A(b=1, c): pass',
    'match x:\n case a.b(): pass\n case a + 1: pass',
    'match x:\n case -a: pass',
    'match x:\n case 1+1: pass',
    'match x:\n case a: pass\n case b: pass',
    'match x:\n case _: pass\n case b: pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
