# covers: base64.b32encode, base64.b32decode, base64.b32hexencode, base64.b32hexdecode, base64.b16encode
# covers: base64.b16decode
# The smaller alphabets.
import base64

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for n in range(8):
    data = b"abcdefgh"[:n]
    print(base64.b32encode(data), base64.b32hexencode(data), base64.b16encode(data), base64.b32decode(base64.b32encode(data)) == data, base64.b32hexdecode(base64.b32hexencode(data)) == data)
for text in (b"MFRA====", "MFRA====", b"mfra====", b"MFRA===", b"MFR1====", b"", b"M=======", b"MFRGGZDF", b"MFRGGZD=", b"========", b"0FRA====", b"MFRA===A", "é======="):
    show(base64.b32decode, text)
    show(base64.b32decode, text, True)
    show(base64.b32hexdecode, text)
for map01 in (b"L", b"I", b"i", "L", b"xx", None):
    show(base64.b32decode, b"M1023456", casefold=True, map01=map01)
for text in (b"00FF", "00ff", b"00ff", b"0", b"zz", b"", b" 00"):
    show(base64.b16decode, text)
    show(base64.b16decode, text, casefold=True)
show(base64.b16encode, "x")
show(base64.b32encode, 5)
show(base64.b32hexdecode, b"c5h0====", casefold=True)
