# covers: binascii.hexlify, binascii.unhexlify, binascii.b2a_hex, binascii.a2b_hex, binascii.crc32, binascii.crc_hqx
# covers: binascii.Error
# Hexadecimal digits and checksums.
import binascii

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for args in ((b"",), (b"\x00\xff",), (b"abcdef", "-"), (b"abcdef", ":", 2), (b"abcdef", b"_", -2), (b"abcdef", "-", 0), (b"abc", "--"), (b"abc", ""), (b"abc", 5), (bytearray(b"x"),), (memoryview(b"yz"),)):
    show(binascii.hexlify, *args)
    show(binascii.b2a_hex, *args)
show(binascii.hexlify, data=b"kw", sep=".", bytes_per_sep=1)
for text in ("", "00FF", b"0aF1", "0", "0g", "é0", " 00", bytearray(b"41"), memoryview(b"42")):
    show(binascii.unhexlify, text)
    show(binascii.a2b_hex, text)
for bad in (5, None, [1]):
    show(binascii.hexlify, bad)
    show(binascii.unhexlify, bad)
show(binascii.hexlify)
for data in (b"", b"hello", bytes(1000)):
    print(binascii.crc32(data), binascii.crc32(data, 7), binascii.crc32(data, -1), binascii.crc_hqx(data, 0), binascii.crc_hqx(data, 0x12345))
print(binascii.crc32(b"world", binascii.crc32(b"hello ")) == binascii.crc32(b"hello world"))
show(binascii.crc32, "text")
show(binascii.crc32, b"x", "y")
show(binascii.crc_hqx, b"x")
show(binascii.crc32, b"x", 2**70)
