# Formatted strings: nesting, quotes inside, conversions, `=`, specs within specs, lambda, walrus, comments, many lines.
x, w, p = 3.14159, 10, 3
d = {'a': 'val', "it's": 2}


class Own:
    def __format__(self, spec):
        return f'own[{spec}]'

    def __repr__(self):
        return 'repr é'


o = Own()
sources = [
    """f'{x:{w}.{p}}', f'{x:{"."}{p}f}', f'{o}', f'{o!r}', f'{o!s}', f'{o!a}', f'{o:spec {x:.1f}}', f'{o!r:>10}', f'{{}}', f'{{{x}}}', f'}}{{', f'{x!r:^{w}}'""",
    """f'{x=}', f'{x = }', f'{x=!s}', f'{x=:.2f}', f'{ x =}', f'{x+1=}', f'{d["a"]=}', f'{o=}', f'{o=!s:>9}', f'{(lambda y: y * 2)(3)=}'""",
    'f\'{d["a"]} {d[\'a\']}\', f"{d["it\'s"]}", f\'{\'nested \' + f\'{\'deep \' + f\'{x:.1f}\'}\'}\', f\'{"a" "b"}\', f\'{"\\n"}\', f\'{\'\\\'\' + "\\""}\'',
    """f'{(y := 5)} {y}', f'{x:=10}', f'{x!r:{"<"}{w}}|', f'{lambda_ if False else 1}' if False else 0, f'{1 if x else 2}', f'{[i for i in range(3)]}', f'{ {1: 2}[1] }', f'{*[1, 2], 3}', f'{1, 2}'""",
    "f'''{",
    "x",
    "}''', f'''{",
    "x:{",
    "w}.2f}''', f'{x  # comment",
    r"}' if False else 0, f'a{1}b' 'c{2}d' f'{3}', rf'\d{1}\n', f'\N{DASH}' if False else f'\N{BULLET}', f'\x41{1}\u00e9', f'{1!r}{2!s}', F'{1}', fR'\{1}'",
    """f'{x:%H}' if False else f'{w:,}', f'{1_000_000:_}', f'{w:#x}', f'{-w:+}', f'{w:c}', f'{x:e}', f'{w!r:05}', f'{True:d}', f'{None}', f'{"a":>{3}}', f'{x:.{p}}', f'{10:{"0" + "5"}d}', f'{"":5}|', f'{3:{"d"}}'""",
    """f'{d}', f'{d!r:.5}', f'{x:}', f'{x!r:}', f'{"{}"}', f'{"}"}', f'{":"}', f'{"!"}', f'{x != 3}', f'{x == 3}', f'{x >= 3}', f'{x <= 3}', f'{x if x else 3:>{5}}'""",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
