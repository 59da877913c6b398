# A byte order mark and what a comment says about the encoding have to agree.

MARK = b"\xef\xbb\xbf"
for comment in [b"utf-8", b"UTF_8", b"utf-8-sig", b"utf-8-unix", b"utf8", b"unheard-of"]:
    for text in [b"# coding: " + comment + b"\n'\xc3\xa9'", MARK + b"# coding: " + comment + b"\n'\xc3\xa9'"]:
        try:
            print(comment, ascii(eval(text)))
        except SyntaxError as error:
            print(comment, error.msg, error.lineno, error.offset)
