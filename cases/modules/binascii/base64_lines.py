# covers: binascii.a2b_base64, binascii.b2a_base64
# Lines of base64, strictly and not.
import binascii

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for data in (b"", b"a", b"ab", b"abc", bytes(range(60))):
    print(binascii.b2a_base64(data), binascii.b2a_base64(data, newline=False))
for text in (b"YQ==", b"YWI=", b"YWJj", "YQ==", b"Y Q = =\n", b"YQ", b"Y", b"YQ=", b"====", b"YQ==YQ==", b"YQ=a=", b"!Y!Q!=!=!", b"", b"=", b"YQ==\n", b"Y=Q=", b"YWJj=", b"YWJjZ", b"-_", "é"):
    show(binascii.a2b_base64, text)
    show(binascii.a2b_base64, text, strict_mode=True)
show(binascii.b2a_base64, "x")
show(binascii.a2b_base64, 5)
show(binascii.b2a_base64, b"x", False)
