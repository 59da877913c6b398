# Mistakes in for, while, if and else.
sources = [
    'if a = 1: pass',
    'while a.b = 1: pass',
    'for f() in x: pass',
    'for 1 in x: pass',
    'for x y in z: pass',
    'while 1: break else: x',
    'if',
    'if :',
    'if x:\n  pass\n else:\n  pass',
    'if (a\n b',
    'for i in range(10)\n  print(i)',
    'if a:\n  b\n  if c\n d',
    'elif x:',
    'for (a, 1) in x: pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
