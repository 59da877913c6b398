# Mistakes in for, while, if and else.
sources = [
    'for a in b, in c: pass',
    'continue',
    'if 1:\n  break\n',
    'while 1:\n  def f():\n    continue',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
