# Misplaced await, yield and return.
sources = [
    'return',
    'def f():\n  return\nreturn 5',
    'async x',
    'async def f: pass',
    'return return',
    'class A:\n  yield\n',
    'class A:\n  return',
    'def f():\n await x\n',
    'async def f():\n  def g():\n    await x',
    'return *a',
    'def f():\n  [(yield) for x in y]',
    'async def f():\n yield\n return 1',
    'async',
    'await',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
