# Lines of many widths, indents, margins and cuts.
import textwrap
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
T = "The quick-brown fox jumped over the lazy dog -- it's a well-known self-contained co-op.  And   then: some_very_long_identifier_without_breaks, www.example-site.com/foo-bar 1-2-3 don't! \tTab. End."
for w in (5, 10, 17, 20, 40, 70):
    print(textwrap.wrap(T, w)); print(textwrap.wrap(T, w, break_on_hyphens=False, drop_whitespace=False)); print(textwrap.wrap(T, w, break_long_words=False, fix_sentence_endings=True))
    show(lambda: textwrap.wrap(T, w, max_lines=2, placeholder='...')); show(lambda: textwrap.shorten(T, w)); show(lambda: textwrap.fill(T, w, initial_indent='* ', subsequent_indent='   '))
show(lambda: textwrap.wrap('a', 0)); print(textwrap.wrap('', 5), textwrap.wrap('  a b', 3), repr(textwrap.fill('a\n\nb\tc')))
print(repr(textwrap.dedent('''
    a
      b

    \tc
   ''')), repr(textwrap.dedent('  x\n\ty')), repr(textwrap.dedent('\t x\n\t  y\n')))
print(repr(textwrap.indent('a\n\n  \nb', '> ')), repr(textwrap.indent('a\n\nb\n', '> ', lambda l: True)))
show(lambda: textwrap.shorten('hello world foo', width=12, placeholder='...')); show(lambda: textwrap.shorten('hello', width=3))
