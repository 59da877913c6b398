# Of int.from_bytes: bytes of every kind, iterables, subclasses, orders and signs.
class Own(int):
    def __new__(cls, value=0):
        return super().__new__(cls, value + 1000)


class WithBytes:
    def __bytes__(self):
        return b'\x01\x02'


class BadBytes:
    def __bytes__(self):
        return [1]
sources = [
    "int.from_bytes(b'')",
    r"int.from_bytes(b'\x01')",
    r"int.from_bytes(b'\x01\x00')",
    r"int.from_bytes(b'\x01\x00', 'little')",
    r"int.from_bytes(b'\xff', signed=True)",
    r"int.from_bytes(b'\xff\x7f', 'little', signed=True)",
    r"int.from_bytes(b'\x80' + bytes(8), 'big', signed=True)",
    r"int.from_bytes(b'\x00' * 100)",
    r"int.from_bytes(b'\xff' * 20)",
    r"int.from_bytes(b'\xff' * 20, signed=True)",
    r"int.from_bytes(bytearray(b'\x01\x02'))",
    r"int.from_bytes(memoryview(b'\x01\x02'))",
    "int.from_bytes([1, 2])",
    "int.from_bytes((255, 0), byteorder='little')",
    "int.from_bytes(range(3))",
    "int.from_bytes(x for x in [1, 2])",
    "int.from_bytes([256])",
    "int.from_bytes([-1])",
    "int.from_bytes(['a'])",
    "int.from_bytes([1.0])",
    "int.from_bytes('ab')",
    "int.from_bytes(5)",
    "int.from_bytes(None)",
    "int.from_bytes(WithBytes())",
    "int.from_bytes(BadBytes())",
    "int.from_bytes()",
    "int.from_bytes(bytes=b'a')",
    "int.from_bytes(b'a', order='big')",
    "int.from_bytes(b'a', 'BIG')",
    "int.from_bytes(b'a', 1)",
    "int.from_bytes(b'a', 'big', True)",
    r"bool.from_bytes(b'\x00')",
    r"bool.from_bytes(b'\x05')",
    r"Own.from_bytes(b'\x05')",
    r"type(Own.from_bytes(b'\x05'))",
    r"(7).from_bytes(b'\x05')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
