# Of str.encode: names of encodings, error handlers, keywords, and what cannot be encoded.
sources = [
    "'aé'.encode(), 'aé'.encode('utf8'), 'aé'.encode('UTF-8'), 'aé'.encode('latin-1'), 'aé'.encode('l1'), 'a'.encode('ascii'), 'aé'.encode('utf_16_le'), 'a'.encode('utf-16'), 'a'.encode('utf-32-be'), 'é'.encode(encoding='cp1252'), ''.encode('ascii')",
    "'é'.encode('ascii')",
    "'aéé'.encode('ascii', 'ignore'), 'é€𝄞'.encode('ascii', 'replace'), 'é€𝄞'.encode('ascii', 'backslashreplace'), 'é€𝄞'.encode('ascii', 'xmlcharrefreplace'), 'é€'.encode('ascii', 'namereplace')",
    r"'\ud800'.encode()",
    r"'\ud800a'.encode('utf-8', 'surrogatepass'), '\udcff'.encode('utf-8', 'surrogateescape'), '\ud800'.encode('utf-8', 'replace'), '\ud800'.encode('utf-16', 'surrogatepass')",
    r"'\ud800'.encode('utf-8', 'surrogateescape')",
    "'€'.encode('latin-1')",
    "'€'.encode('latin-1', 'nope')",
    "'a'.encode('latin-1', 'nope')",
    "'a'.encode('nope')",
    "'a'.encode('')",
    r"'a'.encode('utf-8\0')",
    "'a'.encode(5)",
    "'a'.encode(None)",
    "'a'.encode('utf-8', 5)",
    "'a'.encode(errors='ignore'), 'a'.encode('utf-8', errors='strict')",
    "'a'.encode('utf-8', 'strict', 1)",
    "'a'.encode(enc='ascii')",
    "'a'.encode('rot13')",
    "'a'.encode('hex')",
    "'a' .encode('UTF 8'), 'a'.encode('utf--8') if False else 0",
    "'é'.encode('cp437'), 'я'.encode('koi8-r'), 'я'.encode('cp1251'), 'ß'.encode('idna') if False else 0",
    "str.encode(b'a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
