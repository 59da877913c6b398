# The format mini-language: complex.
values = [1+2j, -1.5j]
specs = ['d', '<8', '>8', '+', ' ', '+08', '_', '.2f', 'g', 'n', 'x', 'X', 'o', 'b', 'c', '10s', 'e', 'f', 'z', '_x', ',.2f', '*^10d', ',d', ',x', '=s', 'abc', '1.1.1', '\\u00e9>6', 'a', '5d5', '+.0f', '#g', '.0%', 'z5', 'd,', '99999999999999999999', '{}']
for value in values:
    for spec in specs:
        try:
            print(ascii(value), ascii(spec), ascii(format(value, spec)))
        except Exception as e:
            print(ascii(value), ascii(spec), type(e).__name__, ascii(str(e)))
