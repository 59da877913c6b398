# Number literals: bases, underscores, exponents, imaginary ones, and every malformed form.
sources = [
    "0x",
    "0xg",
    "0b2",
    "0b12",
    "0o8",
    "0o18",
    "1__0",
    "1_",
    "_1 + 1",
    "0x_",
    "0_7",
    "07",
    "00",
    "0_0",
    "1e",
    "1e+",
    "1.5e",
    "1.5.2",
    "1..real",
    "1.real",
    "1jx",
    "1x",
    "1if 2else 3",
    "0b1_",
    "1_000_",
    "0b",
    "0o",
    "0B_1",
    "9e9999",
    "1_0j",
    "0777",
    "0_777",
    "1e5_0",
    "1_e5",
    "1e_5",
    "123abc",
    "1.2abc",
    "1e5abc",
    "0x1.5",
    "5_j",
]
for source in sources:
    print(ascii(source))
    try:
        compile(source, "text", "exec")
        print("    a program")
    except SyntaxError as error:
        place = error.lineno, error.offset, error.end_lineno, error.end_offset
        print("   ", type(error).__name__, error.msg, place, ascii(error.text))
