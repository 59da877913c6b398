# covers: base64.encode, base64.decode, base64.encodebytes, base64.decodebytes
# The interface of mail: lines of 76 characters, from file to file.
import base64
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

data = bytes(range(120))
lines = base64.encodebytes(data)
print(lines, base64.decodebytes(lines) == data, base64.encodebytes(b""), base64.decodebytes(b"Y Q\n=="))
out = io.BytesIO()
print(base64.encode(io.BytesIO(data), out), out.getvalue() == lines)
back = io.BytesIO()
print(base64.decode(io.BytesIO(lines), back), back.getvalue() == data)
for call in (lambda: base64.encodebytes("text"), lambda: base64.decodebytes("text"), lambda: base64.encodebytes(5), lambda: base64.decodebytes(b"Y"), lambda: base64.encodebytes(memoryview(b"ab")), lambda: base64.encode(io.BytesIO(b"x"), io.StringIO()), lambda: base64.encode(5, out)):
    show(call)
