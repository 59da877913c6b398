# The one name nothing may bind.
sources = [
    '__debug__ = 1',
    'f(__debug__=1)',
    'x.__debug__ = 1',
    'import __debug__',
    'del __debug__',
    'for __debug__ in x: pass',
    'class __debug__: pass',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
