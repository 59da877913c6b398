# The format mini-language: complex.
values = [1+2j, -1.5j]
specs = ['', '5', '^8', '=8', '-', '08', ',', '.2', '10.3e', 'G', '%', '#x', '#010x', '#o', '#b', 's', '.2s', 'E', 'F', 'z.1f', '_b', '*^10', '^010', '_d', '+s', '0=s', '10.', '<<10', 'r', '!', '08.2f', '#.0f', '#.3g', '10%', '-08', ',_', '.99999999999999999999']
for value in values:
    for spec in specs:
        try:
            print(ascii(value), ascii(spec), ascii(format(value, spec)))
        except Exception as e:
            print(ascii(value), ascii(spec), type(e).__name__, ascii(str(e)))
