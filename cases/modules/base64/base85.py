# covers: base64.a85encode, base64.a85decode, base64.b85encode, base64.b85decode, base64.z85encode, base64.z85decode
# Three ways to write four bytes as five characters.
import base64

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for data in (b"", b"a", b"ab", b"abc", b"abcd", b"\0\0\0\0", b"    ", b"\xff" * 4, bytes(range(20)), b"\0\0\0\0x"):
    a, b, z = base64.a85encode(data), base64.b85encode(data), base64.z85encode(data)
    print(a, b, z, base64.a85decode(a) == base64.b85decode(b) == base64.z85decode(z) == data, base64.a85encode(data, foldspaces=True), base64.a85encode(data, pad=True), base64.b85encode(data, pad=True), base64.a85encode(data, adobe=True))
print(base64.a85encode(bytes(range(60)), wrapcol=20), base64.a85encode(bytes(range(30)), wrapcol=10, adobe=True), base64.a85encode(b"abc", wrapcol=1))
for text in (b"<~@:E^~>", b"@:E^", b"@: E\n^", b"z", b"y", b"zz!", b"@z", b"~>", b"<~", b"\x7f", b"v", b"s8W-!", b"s8W-\"", b"!", "@:E^", b"uuuuu"):
    show(base64.a85decode, text)
    show(base64.a85decode, text, adobe=True)
    show(base64.a85decode, text, foldspaces=True)
show(base64.a85decode, b"@-:E^", ignorechars=b"-")
for text in (b"VPaz", b"VPazd", b" ", b"~~~~~", b"|NsC0", b"|NsC1", "VPaz", b"", b"\x80"):
    show(base64.b85decode, text)
    show(base64.z85decode, text)
show(base64.b85encode, "x")
show(base64.a85decode, 5)
