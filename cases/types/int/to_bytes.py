# Of int.to_bytes: lengths, byte orders, signs, defaults and what does not fit.
class Odd:
    def __index__(self):
        return 3
sources = [
    "(5).to_bytes()",
    "(255).to_bytes()",
    "(256).to_bytes()",
    "(0).to_bytes(0)",
    "(0).to_bytes(0, signed=True)",
    "(1).to_bytes(0)",
    "(-1).to_bytes(0, signed=True)",
    "(1000).to_bytes(2, 'big')",
    "(1000).to_bytes(2, 'little')",
    "(1000).to_bytes(length=4, byteorder='little')",
    "(1000).to_bytes(1)",
    "(-1).to_bytes(2)",
    "(-1).to_bytes(2, signed=True)",
    "(-128).to_bytes(1, signed=True)",
    "(-129).to_bytes(1, signed=True)",
    "(127).to_bytes(1, signed=True)",
    "(128).to_bytes(1, signed=True)",
    "(-32768).to_bytes(2, 'little', signed=True)",
    "(2**64).to_bytes(9, 'big')",
    "(2**64).to_bytes(8, 'big')",
    "(-2**63).to_bytes(8, 'big', signed=True)",
    "(-2**63 - 1).to_bytes(8, 'big', signed=True)",
    "(10**30).to_bytes(20, 'little')",
    "(-10**30).to_bytes(20, 'little', signed=True)",
    "(5).to_bytes(-1)",
    "(5).to_bytes(2, 'middle')",
    "(5).to_bytes(2, '')",
    "(5).to_bytes(2, 5)",
    "(5).to_bytes(2, None)",
    "(5).to_bytes('2')",
    "(5).to_bytes(2.0)",
    "(5).to_bytes(None)",
    "(5).to_bytes(Odd())",
    "(5).to_bytes(True)",
    "(5).to_bytes(2, 'big', True)",
    "(5).to_bytes(2, 'big', signed=1)",
    "(5).to_bytes(2, 'big', signed='')",
    "(5).to_bytes(2, 'big', sign=True)",
    "(5).to_bytes(10**20)",
    "True.to_bytes(2)",
    "int.to_bytes(5, 2)",
    "int.to_bytes('5', 2)",
    "int.to_bytes()",
    "type((5).to_bytes())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
