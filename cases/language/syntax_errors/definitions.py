# Mistakes in def and class statements.
sources = [
    'def f():\n  x\n y\n',
    'def f():\n\tx\n        y\n',
    'class A:\n  def f(self):\n  pass',
    '@',
    'class A',
    'def f',
    'def f():\n  x\n    y',
    'class A(b for b in c): pass',
    '@a b\ndef f(): pass',
    'def f(a):\nx',
    'class def: pass',
    'def f():\n  break\n',
    'class A(x for x in y): pass',
    '@x for x in y\ndef f(): pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
