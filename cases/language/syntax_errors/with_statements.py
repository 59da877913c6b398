# Mistakes in with statements.
sources = [
    'with a as f(): pass',
    'with a as b,: pass',
    'with f() as 1: pass',
    'with a as (b, 1): pass',
    'with (a as 1): pass',
    'with (a as b, c as f()): pass',
    'with (a as b, c True): pass',
    'with (a as b, c d): pass',
    'with (c d): pass',
    'with (c d, e): pass',
    'with (c, d e): pass',
    'def f():\n async with a: pass\n',
    'with a as b + c: pass',
    'with a as b(): pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
