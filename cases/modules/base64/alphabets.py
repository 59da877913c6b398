# covers: base64.b64encode, base64.b64decode, base64.standard_b64encode, base64.standard_b64decode
# covers: base64.urlsafe_b64encode, base64.urlsafe_b64decode
# Base64 with several alphabets, validated and not.
import base64

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

data = bytes([0xFB, 0xEF, 0xFF, 0, 1])
print(base64.b64encode(data), base64.standard_b64encode(data), base64.urlsafe_b64encode(data), base64.b64encode(data, b"-_"), base64.b64encode(data, altchars=b"!?"), base64.b64encode(b""), base64.b64encode(bytearray(b"x")), base64.b64encode(memoryview(b"y")))
for text in (b"++//", b"--__", "--__", b"YQ==", b"YQ", b"YQ=", b"Y", b"YQ==YQ==", b" Y Q = =", b"Y!Q=!=", b"", b"=", b"\xff\xff", "é", bytearray(b"YWI="), memoryview(b"YWI=")):
    show(base64.b64decode, text)
    show(base64.b64decode, text, validate=True)
    show(base64.urlsafe_b64decode, text)
    show(base64.standard_b64decode, text)
show(base64.b64decode, b"!?!?", b"!?")
show(base64.b64decode, b"!?!?", "!?", validate=True)
for call in (lambda: base64.b64encode("text"), lambda: base64.b64encode(5), lambda: base64.b64decode(5), lambda: base64.b64encode(b"x", b"-"), lambda: base64.b64encode(b"x", "-_"), lambda: base64.b64decode(b"YQ==", b"-"), lambda: base64.b64encode(), lambda: base64.urlsafe_b64encode("x"), lambda: base64.b64decode(None)):
    show(call)
