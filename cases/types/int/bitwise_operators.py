# & | ^ ~ of ints of every sign and size, of bools, and mixed with sets and others.
sources = [
    "[(a & b, a | b, a ^ b) for a in (5, -5) for b in (3, -3)]",
    "[(a & b, a | b, a ^ b) for a in (2**70, -2**70) for b in (2**64 - 1, -1, 0)]",
    "~0, ~5, ~-5, ~2**70, [~x for x in (True,)]",
    "True & False, True | False, True ^ True, type(True & 1), type(True & True), True & 3",
    "5 & 1.0",
    "5 | 'a'",
    "5 ^ None",
    "5 & {5}",
    "{5} & 5",
    "5 | int",
    "~1.5",
    "~'a'",
    """(5).__and__(3), (5).__rand__(3), (5).__or__(3), (5).__xor__("a"), (5).__invert__(), True.__and__(True), True.__or__('x')""",
    "(5).__and__()",
    "True.__ror__(2), True.__rxor__(True)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
