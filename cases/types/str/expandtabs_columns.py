# Of str.expandtabs: columns, sizes of every sign, ends of lines.
sources = [
    r"'a\tb'.expandtabs(), 'a\tb'.expandtabs(4), '\t'.expandtabs(0), 'a\tb'.expandtabs(-5), 'a\tb'.expandtabs(1), '01234567\tb'.expandtabs(), '0123456\tb'.expandtabs()",
    r"'a\n\tb\r\tc\r\n\td'.expandtabs(4), 'é\té'.expandtabs(4), '𝄞\ta'.expandtabs(3), '\t\t'.expandtabs(3), 'ab\x0b\tc'.expandtabs(4), 'a\u2028\tb'.expandtabs(4)",
    r"'a\tb'.expandtabs(tabsize=2), 'a\tb'.expandtabs(True), ''.expandtabs()",
    r"'a\tb'.expandtabs('4')",
    r"'a\tb'.expandtabs(4.0)",
    r"'a\tb'.expandtabs(None)",
    r"'a\tb'.expandtabs(2, 3)",
    r"'a\tb'.expandtabs(tab=2)",
    r"'a\tb'.expandtabs(2**31)",
    r"'a\tb'.expandtabs(10**20)",
    "type(type('S', (str,), {})('ab').expandtabs())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
