# int.bit_length and bit_count of numbers of every size and sign.
# covers: int.bit_length, int.bit_count, bool.bit_length, bool.bit_count
sources = [
    "[n.bit_length() for n in (0, 1, 2, 3, 4, 255, 256, -1, -2, -255, -256)]",
    "[n.bit_count() for n in (0, 1, 2, 3, 4, 255, 256, -1, -2, -255, -256)]",
    "(2**63).bit_length(), (2**63 - 1).bit_length(), (-2**63).bit_length(), (-2**63 - 1).bit_length()",
    "(2**63).bit_count(), (2**63 - 1).bit_count(), (-2**63).bit_count(), (2**64 - 1).bit_count()",
    "(10**100).bit_length(), (10**100).bit_count()",
    "(1 << 5000).bit_length(), (1 << 5000).bit_count()",
    "True.bit_length(), False.bit_count(), True.bit_count()",
    "(5).bit_length(1)",
    "(5).bit_count(x=1)",
    "int.bit_length()",
    "int.bit_length('a')",
    "int.bit_count(2.0)",
    "type((5).bit_length())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
