# bytes.hex with separators, and fromhex with blanks, odd lengths and wrong digits.
# covers: bytes.hex, bytes.fromhex, bytearray.hex, bytearray.fromhex
sources = [
    r"b'\x00\xff\x10'.hex(), b''.hex(), b'\x01\x02\x03\x04\x05'.hex('-'), b'\x01\x02\x03\x04\x05'.hex(':', 2), b'\x01\x02\x03\x04\x05'.hex(':', -2), b'\x01\x02\x03'.hex('-', 0), b'\x01\x02'.hex(b'.'), b'\x01\x02'.hex(sep=' ', bytes_per_sep=1), bytearray(b'ab').hex(' '), b'ab'.hex('-', 100)",
    "b'ab'.hex('')",
    "b'ab'.hex('ab')",
    "b'ab'.hex('é')",
    r"b'ab'.hex(b'\xff')",
    "b'ab'.hex(5)",
    "b'ab'.hex(None)",
    "b'ab'.hex('-', 'x')",
    "b'ab'.hex('-', 1.5)",
    "b'ab'.hex('-', 10**20)",
    "b'ab'.hex('-', 1, 2)",
    "b'ab'.hex(bytes_per_sep=1)",
    r"bytes.fromhex(''), bytes.fromhex('00ff10'), bytes.fromhex('00 FF\t10\n'), bytes.fromhex(' aB '), bytearray.fromhex('ab'), type('B', (bytes,), {}).fromhex('61').__class__.__name__",
    "bytes.fromhex('0')",
    "bytes.fromhex('0 0')",
    "bytes.fromhex('0g')",
    "bytes.fromhex('g0')",
    "bytes.fromhex('00-11')",
    "bytes.fromhex('é0')",
    "bytes.fromhex('0é')",
    r"bytes.fromhex('00\u00a000')",
    "bytes.fromhex(b'00')",
    "bytes.fromhex(5)",
    "bytes.fromhex(None)",
    "bytes.fromhex()",
    "bytes.fromhex('00', '11')",
    "bytes.fromhex(string='00')",
    r"bytes.fromhex('\uff10\uff10')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
