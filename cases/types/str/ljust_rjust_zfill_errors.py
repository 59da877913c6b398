# str.ljust, rjust and zfill: signs, widths, fill characters and refusals.
# covers: str.ljust, str.rjust, str.zfill
sources = [
    r"['+12'.zfill(n) for n in (0, 3, 4, 6)], '-'.zfill(3), '+-1'.zfill(5), '--1'.zfill(5), ''.zfill(2), ' -1'.zfill(5), 'é'.zfill(3), '\u22121'.zfill(4), '-é'.zfill(4)",
    r"'ab'.ljust(5, '.'), 'ab'.rjust(5, '.'), 'ab'.ljust(1), 'ab'.rjust(-3), 'é'.ljust(3, '€'), 'a'.rjust(3, '\U0001f600')",
    "'a'.zfill('3')",
    "'a'.zfill(3.0)",
    "'a'.zfill()",
    "'a'.zfill(3, '0')",
    "'a'.zfill(width=3)",
    "'a'.zfill(10**20)",
    "'a'.ljust(5, 'ab')",
    "'a'.rjust(5, '')",
    "'a'.rjust(5, fillchar='x')",
    "'a'.ljust('5', 'ab')",
    "'a'.ljust([], [])",
    "'a'.rjust(2**63)",
    "str.ljust('a')",
    "str.zfill(5, 5)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
