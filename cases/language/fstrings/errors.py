# Malformed f-strings, as CPython tells them.
sources = [
    "f'{'",
    "f'}'",
    "f'{}'",
    "f'{ }'",
    "f'{!r}'",
    "f'{x!}'",
    "f'{x!z}'",
    "f'{x!rr}'",
    "f'{x! r}'",
    "f'{x!r }'",
    "f'{x:'",
    "f'{x:{'",
    "f'{x:{y'",
    "f'{x:{y}'",
    "f'{x!r:'",
    "f'{=}'",
    "f'{x=!}'",
    "f'{x y}'",
    "f'{x,}'",
    "f'{a b:c}'",
    "f'{lambda x: 1}'",
    "f'{(lambda x: 1)}'",
    "f'{*}'",
    "f'{**x}'",
    "f'{yield}'",
    "f'{x;y}'",
    "f'{x]}'",
    "f'{(x}'",
    "f'{x)}'",
    "f'{[x}'",
    "f'{x!r!s}'",
    "f'{import x}'",
    "f'{1 +}'",
    "f'{#}'",
    "f'{x:}}'",
    "f'{x}}'",
    r"f'{\n}'",
    "f'{a $ b}'",
    "f'{:x}'",
    "f'{,}'",
    "f'{x:{y:{z}}}'",
    "f'{x:{y:{z:{w}}}}'",
    'f"{x!a:{y!b}}"',
    "f'{for}'",
    "f'{a = b}'",
    "f'{a := }'",
    "f'{not}'",
]
for source in sources:
    print(ascii(source))
    try:
        compile(source, "text", "exec")
        print("    a program")
    except SyntaxError as error:
        place = error.lineno, error.offset, error.end_lineno, error.end_offset
        print("   ", type(error).__name__, error.msg, place, ascii(error.text))
