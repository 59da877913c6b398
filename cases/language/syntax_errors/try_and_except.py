# Mistakes in try statements.
sources = [
    'try:\n  x\n',
    'try:\n  x\ny',
    'try: pass\nexcept a, b: pass',
    'try: pass\nexcept a, b as c: pass',
    'try: pass\nexcept a as b.c: pass',
    'try:\n  pass\nexcept* : pass',
    'try:\n  pass\nexcept a: pass\nexcept* b: pass',
    'except:',
    'finally:',
    'try: pass\nexcept: pass\nexcept A: pass',
    'try: pass\nexcept* A: return',
    'def f():\n try: pass\n except* A: return',
    'while 1:\n try: pass\n except* A: break',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
