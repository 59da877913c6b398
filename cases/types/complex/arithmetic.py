# Complex arithmetic: divisions by zero, infinities, powers, comparison, mixed types.
inf, nan = float('inf'), float('nan')
sources = [
    "1j * 1j, (1+2j) * (3-4j), (1+2j) / (3-4j), (1+2j) + 1, 1 - 2j, 2 * 1j, 1j * 2.5, 1j / 2, 1 / 1j, -(1+2j), +(1+2j), True + 1j",
    "1j / 0",
    "1j / 0j",
    "1 / 0j",
    "1j // 1",
    "1j % 1",
    "divmod(1j, 1)",
    "1 // 1j",
    "0j ** -1",
    "0j ** 1j",
    "0j ** 0, 1j ** 0, 1j ** 2, 1j ** -1, (1+2j) ** 3, (1+2j) ** 100, 2 ** 1j, 1j ** 1j, (1+2j) ** 0.5, (-1) ** 0.5, 1j ** 2.0, (1+2j) ** -3",
    "pow(1j, 2, 3)",
    "pow(2, 1j, 3)",
    "(1e200+1e200j) ** 2",
    "complex(inf, nan) * 1j, complex(inf, 1) * complex(1, inf), complex(inf, 0) * 0, complex(1, 1) / inf, complex(inf, inf) / 1j, 1j * inf, complex(1e308, 0) * 10",
    "1j < 2j",
    "1j >= 1",
    "1j < 'a'",
    "1j == 1j, 1j != 2j, 1+0j == 1, 1.5+0j == 1.5, 1j == 'a', complex(nan) == complex(nan), 1j == None, 2**53 + 0j == 2**53 + 1, complex(10**15) == 10**15",
    "1j + 'a'",
    "1j * []",
    "1j + None",
    "1j << 1",
    "1j & 1",
    "~1j",
    "(1j).__add__('a'), (1j).__add__(1), (1j).__radd__(1.5), (1j).__sub__(1), (1j).__rsub__(1), (1j).__mul__(2), (1j).__truediv__(2), (1j).__rtruediv__(2), (1j).__pow__(2), (1j).__rpow__(2), (1j).__eq__(1), (1j).__eq__('a'), (1j).__lt__(1), (1j).__neg__(), (1j).__bool__()",
    "(1j).__pow__(2, 3)",
    "round(1j)",
    "sum([1j, 2, 3.5]), sum([1, 2.5, 1j, 0.1]), max([1j])",
    "max(1j, 2j)",
    "sorted([1j, 2j])",
    "format(1+2j, '.2f'), format(1j, '>10'), f'{1.5+2j:+.1e}', '%s' % 1j",
    "format(1j, 'd')",
    "format(1j, '=10')",
    "format(1j, '010')",
    "'%d' % 1j",
    "'%f' % 1j",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
