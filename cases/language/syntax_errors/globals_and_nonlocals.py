# Misplaced global and nonlocal.
sources = [
    'x: int = 1; global x',
    'global',
    'nonlocal 1',
    'def f():\n global x, x\n x: int\n',
    'def f(a):\n global a',
    'nonlocal x',
    'def f():\n nonlocal x',
    'x = 1\nglobal x',
    'print(x)\nglobal x',
    'x: int\nglobal x',
    'def f():\n x = 1\n nonlocal x',
    'def f():\n x: int\n nonlocal x',
    'def f(x):\n def g():\n  print(x)\n  nonlocal x',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
