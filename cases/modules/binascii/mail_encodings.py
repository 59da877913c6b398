# covers: binascii.a2b_uu, binascii.b2a_uu, binascii.a2b_qp, binascii.b2a_qp, binascii.Incomplete
# uuencode and quoted-printable.
import binascii

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for data in (b"", b"a", b"ab", b"abc", b"Hello, World!", bytes(range(45)), b"\0\0\0", b"\xff" * 4):
    line = binascii.b2a_uu(data)
    print(line, binascii.a2b_uu(line) == data, binascii.b2a_uu(data, backtick=True), binascii.a2b_uu(binascii.b2a_uu(data, backtick=True)) == data)
show(binascii.b2a_uu, bytes(46))
show(binascii.b2a_uu, "text")
for line in (b"#86)C\n", "#86)C", b"#86)C   \n", b"#86)Cxx\n", b"#8\n", b"", b" \n", b"!\x01\n", b"#86)C`\r\n", "\xe9"):
    show(binascii.a2b_uu, line)
for text in (b"", b"plain", b"a=3Db", b"a=\nb", b"a=\r\nb", b"=", b"a==b", b"=4", b"=zz", b"=e9=E9", b"a_b", b"x= \ny", "str=41", b"a=0", b"end="):
    show(binascii.a2b_qp, text)
    show(binascii.a2b_qp, text, header=True)
for data in (b"", b"plain text", b"a=b", b"caf\xe9", b"tab\tend\t", b"space ", b"line \nnext\t\nend", b"x" * 80, b"a" * 75 + b"=", b"\r\nwin\r\n", b".", b".\nx", b"a_b c", b"\x00\x7f", b"lone\rcr"):
    show(binascii.b2a_qp, data)
    show(binascii.b2a_qp, data, quotetabs=True)
    show(binascii.b2a_qp, data, istext=False)
    show(binascii.b2a_qp, data, header=True)
show(binascii.b2a_qp, "text")
show(binascii.a2b_qp, 5)
print(issubclass(binascii.Incomplete, Exception), issubclass(binascii.Error, ValueError))
