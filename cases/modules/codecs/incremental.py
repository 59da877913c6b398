# Incremental encoders and decoders, byte by byte.
import codecs

for name in "utf-8 utf-8-sig utf-16 utf-16-le utf-32 utf-32-be utf-7 ascii latin-1 cp1252 unicode_escape raw_unicode_escape rot13 hex".split():
    print(name)
    source = b"axb" if name == "hex" else "axb" if name in ("ascii", "latin-1") else "a€b\\"
    encoder = codecs.getincrementalencoder(name)()
    print(encoder.errors, encoder.getstate())
    for place in range(len(source)):
        print(encoder.encode(source[place : place + 1]), encoder.getstate())
    print(
        encoder.encode(source[:0], True),
        encoder.reset(),
        encoder.getstate(),
        encoder.encode(source),
        encoder.setstate(0),
        encoder.encode(source),
    )
    if name in ("hex", "rot13"):
        continue
    data = source.encode(name)
    decoder = codecs.getincrementaldecoder(name)()
    print(decoder.errors, decoder.getstate())
    for place in range(len(data)):
        print(ascii(decoder.decode(data[place : place + 1])), decoder.getstate())
    print(repr(decoder.decode(b"", True)), decoder.reset(), decoder.getstate())
    for final in (False, True):
        try:
            print(ascii(decoder.decode(data[:-1], final)), decoder.getstate())
        except UnicodeDecodeError as error:
            print(error)
        decoder.reset()
    decoder = codecs.getincrementaldecoder(name)("replace")
    try:
        print(ascii(decoder.decode(data[:1] + b"\xff\xff" + data, True)))
    except UnicodeDecodeError as error:
        print(error)

for name in ("utf-16", "utf-32"):
    decoder = codecs.getincrementaldecoder(name)()
    for text, order in (("ab", "-le"), ("ab", "-be"), ("\ufeffab", "-be"), ("\ufeffab", "-le")):
        decoder.reset()
        try:
            print(decoder.decode(text.encode(name + order)), decoder.getstate())
        except UnicodeError as error:
            print(error)
    for state in (0, 1, 2):
        decoder.setstate((b"", state))
        try:
            print(ascii(decoder.decode("ab".encode(name + "-le"))), decoder.getstate())
        except UnicodeError as error:
            print(error)

print(
    list(codecs.iterencode(["a", "€", "b"], "utf-16")),
    list(codecs.iterdecode([b"\xe2", b"\x82", b"\xac", b"x"], "utf-8")),
)
print(list(codecs.iterencode([], "utf-16")), list(codecs.iterencode(["a", "é"], "ascii", "replace")))
try:
    print(list(codecs.iterdecode([b"a", b"\xe2"], "utf-8")))
except UnicodeDecodeError as error:
    print(error)
for kind in (
    codecs.Codec,
    codecs.IncrementalEncoder,
    codecs.IncrementalDecoder,
    codecs.BufferedIncrementalEncoder,
    codecs.BufferedIncrementalDecoder,
):
    one = kind()
    for verb in ("encode", "decode"):
        try:
            getattr(one, verb)("a" if verb == "encode" else b"a")
        except Exception as error:
            print(kind.__name__, verb, type(error).__name__)
one = codecs.IncrementalDecoder("ignore")
print(one.errors, one.getstate(), one.setstate((b"", 1)), one.reset())
one = codecs.BufferedIncrementalEncoder()
print(repr(one.buffer), one.getstate(), one.setstate("x"), one.buffer, one.getstate(), one.reset(), one.getstate())
one = codecs.BufferedIncrementalDecoder()
print(one.buffer, one.getstate(), one.setstate((b"x", 3)), one.buffer, one.getstate())


class Pairs(codecs.BufferedIncrementalEncoder):
    def _buffer_encode(self, input, errors, final):
        used = len(input) if final else len(input) // 2 * 2
        return input[:used].upper().encode(), used


pairs = Pairs()
print(pairs.encode("abc"), pairs.getstate(), pairs.encode("d"), pairs.encode("e"), pairs.encode("", True))
