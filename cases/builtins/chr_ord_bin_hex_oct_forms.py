# chr, ord, bin, hex, oct: borders, types, strings of more than one character.
# covers: chr, ord, bin, hex, oct
class Index:
    def __index__(self):
        return 65


class BadIndex:
    def __index__(self):
        return 'a'
sources = [
    "chr(0), chr(65), chr(1114111), chr(0xd800), chr(True), chr(Index()), chr(0xdfff), chr(255), chr(256)",
    "chr(-1)",
    "chr(1114112)",
    "chr(2**31)",
    "chr(-2**70)",
    "chr(2**70)",
    "chr(1.5)",
    "chr('a')",
    "chr(None)",
    "chr()",
    "chr(1, 2)",
    "chr(i=65)",
    r"ord('a'), ord(b'a'), ord(bytearray(b'\xff')), ord('\ud800'), ord('\U0010ffff'), ord(type('S', (str,), {})('é'))",
    "ord('')",
    "ord('ab')",
    "ord(b'')",
    "ord(b'ab')",
    "ord(5)",
    "ord(None)",
    "ord(memoryview(b'a'))",
    "ord(['a'])",
    "ord()",
    "ord('a', 'b')",
    "ord(c='a')",
    "bin(5), bin(-5), bin(0), bin(True), bin(2**70), hex(255), hex(-255), oct(8), hex(Index()), bin(Index())",
    "bin(1.5)",
    "hex('a')",
    "oct(None)",
    "hex(BadIndex())",
    "bin()",
    "oct(1, 2)",
    "hex(number=1)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
