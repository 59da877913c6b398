# Encodings there and back, padding and refusals, with binascii.
import base64, binascii
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for b in (b'', b'a', b'ab', b'abc', b'hello world', bytes(range(256))):
    for n in ('b64encode','b32encode','b16encode','b85encode','a85encode','urlsafe_b64encode','encodebytes','b32hexencode','z85encode'):
        e = getattr(base64, n)(b); print(e); d = n.replace('encode','decode'); print(getattr(base64, d)(e) == b)
    print(binascii.hexlify(b), binascii.crc32(b), binascii.crc_hqx(b, 0), binascii.hexlify(b, '-'), binascii.hexlify(b, b':', 2))
for x in ('abc', 'ab=c', b'YQ', b'YQ==', 'YQ==\n', '!!!!', 'Y', b'YWJj\xff', 'é', 3, None): 
    show(lambda: base64.b64decode(x)); show(lambda: base64.b64decode(x, validate=True)); show(lambda: base64.b32decode(x)); show(lambda: base64.b16decode(x)); show(lambda: binascii.unhexlify(x)); show(lambda: base64.b85decode(x)); show(lambda: base64.a85decode(x))
show(lambda: base64.b64encode('x')); show(lambda: base64.b64encode(b'\xfb\xff', b'-_')); show(lambda: base64.a85encode(b'    ', foldspaces=True)); show(lambda: base64.a85encode(b'hello'*5, wrapcol=10, adobe=True)); show(lambda: base64.b32decode('me', casefold=True)); show(lambda: base64.b64decode(bytearray(b'YWJj'))); show(lambda: base64.b64decode(memoryview(b'YWJj')))
