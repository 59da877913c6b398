# covers: doctest.DocTestParser, doctest.Example, doctest.DocTest, doctest.script_from_examples
# Examples found in text: source, what is wanted, options, what is wrong.
import doctest

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

parser = doctest.DocTestParser()
text = '''
Words before.

>>> x = 1
>>> x + 1    # doctest: +SKIP, -ELLIPSIS
2
>>> for i in range(2):
...     print(i)
...
0
1

  >>> print("indented")
  indented

>>> 1 / 0
Traceback (most recent call last):
    File ...
ZeroDivisionError: division by zero
>>> "a
... b"
More words.
'''
for part in parser.parse(text[:150]):
    print(repr(part) if isinstance(part, str) else (part.source, part.want, part.lineno, part.indent, part.options, part.exc_msg))
for example in parser.get_examples(text.replace('>>> "a\n... b"\nMore words.\n', "")):
    print((example.source, example.want, example.lineno, example.indent, example.exc_msg))
print(doctest.Example("x", "y") == doctest.Example("x\n", "y\n"), doctest.Example("x", "").want == "", hash(doctest.Example("x", "y")) == hash(doctest.Example("x", "y")), doctest.Example("x", "y", exc_msg="E: m").exc_msg)
for bad in (">>>x", ">>> x\n ...y", ">>> x\n...y", "  >>> x\n y", ">>> x # doctest: +NOTHING", ">>> x # doctest: ELLIPSIS", ">>> # doctest: +SKIP"):
    show(lambda: len(parser.get_examples(bad)))
test = parser.get_doctest(text[:40], {"g": 1}, "name", "file.py", 7)
print(test, test.globs, test.docstring == text[:40], len(test.examples), test.name, test.filename, test.lineno, test == parser.get_doctest(text[:40], {}, "name", "file.py", 7))
print(doctest.script_from_examples("Words.\n>>> 1 + 1\n2\n>>> x = 1\nMore\n    >>> y\n"))
