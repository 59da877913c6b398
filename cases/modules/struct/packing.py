# Formats, alignment, ranges and buffers.
import struct
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for f, v in (('<i', (5,)), ('>hHbB', (-2, 3, -1, 255)), ('4s3sx', (b'ab', b'wxyz')), ('!d', (1.5,)), ('<f', (3.14,)), ('e', (1.5,)), ('<e', (65504.0,)), ('?c', (True, b'x')), ('iqb', (1,2,3)), ('<iqb', (1,2,3)), ('5p', (b'hello',)), ('2h', (1,2)), ('', ()), ('@bl', (1, -5)), ('<Q', (2**64-1,)), ('<3sI', (b'abc', 7)), ('>f', (float('inf'),)), ('0i', ()), ('b0i', (1,)), ('xxb', (3,)), ('<e', (0.1,)), ('<e', (6e-8,)), ('<d', (-0.0,))):
    show(lambda: struct.pack(f, *v)); show(lambda: struct.calcsize(f)); show(lambda: struct.unpack(f, struct.pack(f, *v)))
for f, v in (('b', (200,)), ('B', (-1,)), ('h', (70000,)), ('i', ('x',)), ('i', (1.5,)), ('i', ()), ('i', (1,2)), ('z', (1,)), ('3', (1,)), ('f', ('x',)), ('f', (1e300,)), ('s', ('x',)), ('c', (b'xx',)), ('Q', (-1,)), ('q', (2**63,)), ('I', (2**32,)), ('?', ([],)), ('e', (1e6,))):
    show(lambda: struct.pack(f, *v))
show(lambda: struct.unpack('i', b'abc')); show(lambda: list(struct.iter_unpack('<h', b'abcd'))); show(lambda: list(struct.iter_unpack('<h', b'abc'))); show(lambda: struct.unpack_from('<h', b'abcdef', 2)); show(lambda: struct.unpack_from('<h', b'abc', 2)); show(lambda: struct.unpack_from('<h', b'abc', -2))
b = bytearray(6); struct.pack_into('<h', b, 2, 513); print(b); show(lambda: struct.pack_into('<h', b, 5, 1))
S = struct.Struct('<hi'); print(S.size, S.format, S.pack(1,2), S.unpack(S.pack(1,2)), S); show(lambda: struct.pack(3, 1))
