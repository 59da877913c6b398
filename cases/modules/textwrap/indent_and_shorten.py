# covers: textwrap.indent, textwrap.dedent, textwrap.shorten
# Margins put on and taken off, and text cut to a width.
import textwrap

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for text in ("a\n b\n\nc", "", "\n", "a\r\nb", "x", "a\x0bb\x1cc", "  \n a"):
    print(repr(textwrap.indent(text, "> ")), repr(textwrap.indent(text, "> ", lambda line: True)), repr(textwrap.indent(text, "-", predicate=str.isspace)))
show(textwrap.indent, 5, "x")
show(textwrap.indent, "x", 5)
show(textwrap.indent, "x")
for text in ("  a\n  b", "  a\n    b\n", "\ta\n  b", "\ta\n\tb", "  a\n\n  b", "   \n  a\n", "a\n  b", "  a\n   \n  b", "\n  x\n", "  one\n\ttwo", " \t a\n \t b", "  a\r\n  b", ""):
    print(repr(textwrap.dedent(text)))
show(textwrap.dedent, 5)
show(textwrap.dedent, b" x")
for text, width in (("Hello  world!", 12), ("Hello  world!", 11), ("Hello world", 5), ("Hello world", 8), ("a b c d e f", 7), ("", 5), ("word" * 5, 10), ("  spaced   out ", 20)):
    show(textwrap.shorten, text, width)
show(textwrap.shorten, "Hello world", width=10, placeholder="..")
show(textwrap.shorten, "Hello world", width=1, placeholder="")
show(textwrap.shorten, "Hello world", width=4, placeholder=" [...]")
show(textwrap.shorten, "Hello world", width=11, initial_indent=">")
show(textwrap.shorten, "x")
