# What cannot be annotated.
sources = [
    '(a,b): int=1',
    'x: int: str',
    'True: int',
    '1: int',
    'a, b: int',
    '[a]: int',
    '(a): int = 1',
    '(a): int',
    '(a.b): int = 1',
    'a[0]: int = 1',
    '[a, b]: int',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
