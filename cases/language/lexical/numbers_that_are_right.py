# Number literals and their values.
sources = [
    "0xFF, 0XfF, 0b101, 0B1, 0o17, 0O7, 1_000, 0x_ff, 0b_1, 0o_7, 0_0, 00, 1_0.0_1, 1e1_0, .5, 5., 1e5, 1E-5, 1e+5, 1j, 1.5J, .5j, 1e3j, 1_0j, 0j, 00j, 09.5, 09e1, 0_9.1",
    "1.0.real, 1 .real, (1).real, 1..imag, 0x1.real if False else 'left out'",
    "10 ** 20, -5 ** 2, 2 ** -1, -2 ** -2, 0xffffffffffffffffffff, 1e400, -1e400, 1e-400",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
