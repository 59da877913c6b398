# Mistakes in the fields of f-strings.
sources = [
    'f"{a b}"',
    'f"{}"',
    'f"{a!x}"',
    "f'{a",
    "f'{a:{b",
    "f'{a:{b}",
    "f'''{\na b}'''",
    "f'{a['x']}'",
    "f'abc",
    "f'''abc\n\n",
    "f'}'",
    "f'{a:{b:{c:{d}}}}'",
    "f'{lambda x:1}'",
    "f'{a:{lambda x:1}}'",
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
