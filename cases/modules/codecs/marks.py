# covers: codecs.BOM, codecs.BOM_BE, codecs.BOM_LE, codecs.BOM_UTF8, codecs.BOM_UTF16, codecs.BOM_UTF16_BE
# covers: codecs.BOM_UTF16_LE, codecs.BOM_UTF32, codecs.BOM_UTF32_BE, codecs.BOM_UTF32_LE, codecs.BOM32_BE
# covers: codecs.BOM32_LE, codecs.BOM64_BE, codecs.BOM64_LE
# Marks of byte order and what decoders make of them.
import codecs

print({name: getattr(codecs, name) for name in sorted(dir(codecs)) if name.startswith("BOM")})
for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
    data = "aé".encode(encoding)
    print(encoding, data, data.decode(encoding), ascii((codecs.BOM_UTF8 + b"x").decode("utf-8")), ascii((codecs.BOM_UTF8 + b"x").decode("utf-8-sig")))
for mark, body, encoding in ((codecs.BOM_UTF16_BE, b"\0a", "utf-16"), (codecs.BOM_UTF16_LE, b"a\0", "utf-16"), (codecs.BOM_UTF16_LE, b"a\0", "utf-16-le"), (codecs.BOM_UTF32_BE, b"\0\0\0a", "utf-32"), (b"", b"a\0", "utf-16"), (codecs.BOM_UTF16_LE, b"a", "utf-16"), (codecs.BOM_UTF16_LE, b"\0\xd8", "utf-16")):
    try:
        print(ascii((mark + body).decode(encoding)))
    except UnicodeDecodeError as error:
        print(error)
