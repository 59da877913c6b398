# Of bytes.decode: names, error handlers, damage of every kind in UTF-8, keywords.
# covers: bytes.decode, bytearray.decode
sources = [
    r"b'a\xc3\xa9'.decode(), b'a'.decode('ascii'), b'\xe9'.decode('latin-1'), bytearray(b'a').decode(), b''.decode('utf-16'), b'a\x00'.decode('utf-16-le'), b'\xff\xfea\x00'.decode('utf-16'), b'a'.decode(encoding='utf-8', errors='strict'), b'\xef\xbb\xbfa'.decode('utf-8-sig'), b'\xef\xbb\xbfa'.decode()",
    r"b'\xff'.decode()",
    r"b'a\x80b'.decode('ascii')",
    r"b'\xc3'.decode()",
    r"b'\xc3('.decode()",
    r"b'\xe2\x82'.decode()",
    r"b'\xe2\x82a'.decode()",
    r"b'\xed\xa0\x80'.decode()",
    r"b'\xf4\x90\x80\x80'.decode()",
    r"b'\xc0\x80'.decode()",
    r"b'\xf0\x9f\x98'.decode()",
    r"b'\xf8\x88\x80\x80\x80'.decode()",
    r"b'a\xffb\xfe'.decode('utf-8', 'ignore'), b'a\xffb'.decode('utf-8', 'replace'), b'a\xffb'.decode('utf-8', 'backslashreplace'), b'a\xff'.decode('utf-8', 'surrogateescape'), b'\xed\xa0\x80'.decode('utf-8', 'surrogatepass'), b'\xe2\x82a\xf0\x9f'.decode('utf-8', 'replace'), b'\xff'.decode('ascii', 'replace')",
    r"b'\xff'.decode('utf-8', 'nope')",
    "b'a'.decode('utf-8', 'nope')",
    "b'a'.decode('nope')",
    r"b'\xff'.decode('ascii', 'xmlcharrefreplace')",
    "b'a'.decode(5)",
    "b'a'.decode(None)",
    "b'a'.decode('utf-8', 5)",
    "b'a'.decode('utf-8', 'strict', 5)",
    "b'a'.decode(enc='x')",
    r"b'a'.decode('utf-8\0')",
    "b'abc'.decode('utf-16')",
    "b'abc'.decode('utf-32')",
    r"b'\x00\xd8'.decode('utf-16-le')",
    r"b'\x00\xdc\x00\x00'.decode('utf-16-le')",
    r"b'\x00\x00\x11\x00'.decode('utf-32-le')",
    r"b'\x81'.decode('cp1252')",
    "b'a'.decode('hex')",
    "b'a'.decode('rot13')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
