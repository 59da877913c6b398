# Of str.splitlines: every character that ends a line, keepends in all its forms.
sources = [
    r"'a\nb\r\nc\rd'.splitlines(), 'a\nb\r\nc\rd'.splitlines(True), ''.splitlines(), '\n'.splitlines(), '\n\n'.splitlines(True), 'a\n'.splitlines(), 'a'.splitlines(True), '\r\n\r\n'.splitlines(), '\n\r'.splitlines()",
    r"'a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i'.splitlines(), 'a\x1fb\u200bc\x00d'.splitlines(), 'é\u2028𝄞\n'.splitlines(True)",
    r"'a\nb'.splitlines(keepends=True), 'a\nb'.splitlines(1), 'a\nb'.splitlines(0), 'a\nb'.splitlines('yes'), 'a\nb'.splitlines(None), 'a\nb'.splitlines([])",
    r"'a\nb'.splitlines(True, True)",
    r"'a\nb'.splitlines(keep=True)",
    r"'a\nb'.splitlines(2.5)",
    "str.splitlines(b'a')",
    "[type(x).__name__ for x in type('S', (str,), {})('ab').splitlines()]",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
