# Mistakes in the fields of f-strings.
sources = [
    "f'{a:'",
    "f'{#}'",
    "f'{a)}'",
    "f'{(a}'",
    "f'{a]'",
    "f'{yield}'",
    'f"" = 1',
    "f'{a:x\n",
    "f'{a:{b}\n'",
    "f'{a!r:{b}\n'",
    "f'a' = 1",
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
