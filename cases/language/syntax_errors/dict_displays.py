# Mistakes in dicts and sets.
sources = [
    '{1:2, 3}',
    '{**a if b else c: 1}',
    '{*a: 1}',
    '{1: *a}',
    '{1: **a}',
    '{1:}',
    '{1:2, 3:}',
    'x = {1, 2: 3}',
    'x = {1: 2, **}',
    'd = {"a": 1 "b": 2}',
    'd = {"a": 1\n "b": 2}',
    '{} = 1',
    '{a} = 1',
    'x = {b for a{in c}\n1}',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
