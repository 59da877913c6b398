# Of bytes: center, ljust, rjust, zfill and expandtabs: fill bytes, widths, refusals.
# covers: bytes.center, bytes.ljust, bytes.rjust, bytes.zfill, bytes.expandtabs
sources = [
    r"[b'ab'.center(n) for n in range(1, 7)], b'ab'.center(5, b'*'), b'ab'.ljust(4, b'.'), b'ab'.rjust(4, bytearray(b'.')), b'ab'.ljust(-1), b'-5'.zfill(4), b'+5'.zfill(4), b''.zfill(2), b'a\tb'.expandtabs(4), b'a\tb'.expandtabs(tabsize=0), bytearray(b'a').center(3), type(bytearray(b'abc').center(1))",
    "b'a'.center(5, 'x')",
    "b'a'.center(5, b'')",
    "b'a'.center(5, b'ab')",
    "b'a'.center(5, 97)",
    "b'a'.ljust(5, None)",
    "b'a'.rjust('5')",
    "b'a'.rjust(5.0)",
    "b'a'.zfill('5')",
    "b'a'.zfill()",
    "b'a'.center()",
    "b'a'.center(1, b'x', 2)",
    "b'a'.ljust(10**20)",
    "b'a'.expandtabs('4')",
    "b'a'.expandtabs(1, 2)",
    "b'a'.center(width=3)",
    "(lambda x: x.center(1) is x)(b'ab'), (lambda x: x.zfill(1) is x)(b'ab')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
