# Any byte may separate those in hexadecimal where bytes are made; views have to show single bytes, in a row.
import base64
import binascii
from array import array

print(binascii.hexlify(b"abc", b"\xe4"), binascii.hexlify(b"abc", "\xe4"), binascii.hexlify(b"", b"\xe4"))
print(binascii.hexlify(array("h", [1, 2]), "-"), binascii.hexlify(memoryview(b"abcd"), "-", 2))
for attempt in (
    lambda: b"abc".hex("\xe4"),
    lambda: b"abc".hex(b"\xe4"),
    lambda: binascii.hexlify(b"abc", "\u1234"),
    lambda: base64.encodebytes(memoryview(b"1234").cast("B", (2, 2))),
    lambda: base64.decodebytes(memoryview(b"1234").cast("I")),
    lambda: base64.encodebytes(""),
):
    try:
        print(attempt())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
