# Number, string and bytes literals in all their spellings.
print(0x_ff, 0b1010_1010, 0o17, 1_000_000, 0xDEADbeef, 00, 0_0)
print(1., .5, 1e3, 1E-2, 1_0.0_1, 1e400, -1e400, 5e-324, 1e-400, 0.1e1_0)
print(3j, 1.5J, 0j, 1e2j, 2 + 3j)
print('a' "b" 'c', "tab\there", r"raw\n", "\x41\101\u0042\U00000043\N{BULLET}", "\a\b\f\v\r".encode(), "\0".encode())
print(b"by\x00\xfftes", rb"raw\n", Rb'\x', b'a' b"b", b"\101\0")
print('''triple
  "quoted" 'text'
''' """end""", "cont\
inued")
print("nul\0mid", len("\
"), "\\", '\'', "\"", len("a\u0301"), "é" == "\u00e9")
print(repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("\x7f\x80\xa0\xad\u200b\ud800".encode("utf-8", "replace")))
print(repr("\t\n\r\x01\u0394\U0001F600\u2028"), ascii("Δ😀é\x7f"))
print([1, 2, ], (1, ), {1, }, {1: 2, }, (), [], {})
print(..., Ellipsis, None, True, False, NotImplemented)
print(9223372036854775807, 9223372036854775808, -9223372036854775808, 10 ** 25, 123456789012345678901234567890)
print(0.1 + 0.2, 1e16, 1e15, 123456789.123456789, 1e22, 1e21, 100000000000000000000.0, 0.0001, 0.00001)
