# covers: textwrap.TextWrapper, textwrap.wrap, textwrap.fill
# Each option of the wrapper on the same text.
import textwrap

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

text = "The  quick brown\tfox-trot jumped over an extraordinarilylongword.  It ran -- fast! 'Yes.' he said...  end"
for options in ({}, {"width": 20}, {"width": 12, "break_long_words": False}, {"width": 15, "break_on_hyphens": False}, {"width": 30, "initial_indent": "* ", "subsequent_indent": "    "},
                {"width": 25, "expand_tabs": False}, {"width": 25, "tabsize": 2}, {"width": 25, "replace_whitespace": False}, {"width": 25, "drop_whitespace": False},
                {"width": 30, "fix_sentence_endings": True}, {"width": 20, "max_lines": 2}, {"width": 20, "max_lines": 1, "placeholder": " (more)"}, {"width": 20, "max_lines": 3, "placeholder": ""}, {"width": 1}):
    print(options, textwrap.wrap(text, **options))
for bad in ({"width": 0}, {"width": -1}, {"width": 5, "max_lines": 1, "placeholder": "toolong"}, {"width": "x"}, {"nothing": 1}, {"width": 3, "initial_indent": "    ", "max_lines": 1}):
    show(textwrap.wrap, "some text", **bad)
print(textwrap.wrap(""), textwrap.wrap("   "), textwrap.wrap("a"), repr(textwrap.fill("a b c", 3)), repr(textwrap.fill("", 5)), textwrap.wrap("abcdef", 2), textwrap.wrap("a\nb\n\nc", 10))
wrapper = textwrap.TextWrapper(width=10)
print(wrapper.width, wrapper.initial_indent, wrapper.placeholder, wrapper.max_lines, wrapper.tabsize)
wrapper.width = 5
wrapper.subsequent_indent = "> "
print(wrapper.wrap("one two three"), repr(wrapper.fill("one two")), wrapper.wrap("x" * 12))
show(wrapper.wrap, 5)
show(wrapper.wrap, b"bytes")
print(textwrap.wrap("well-known co-op e-mail --flag a--b x-", 6), textwrap.wrap("a–b—c d‐e", 3), textwrap.wrap("no\u00a0break here", 6), textwrap.wrap("2020-01-02 -5 3-4", 4))
print(textwrap.wrap("hello", 5), textwrap.wrap("hello world", 5), textwrap.wrap("hello  world ", 12), textwrap.wrap("  lead", 10), textwrap.wrap("  lead", 10, drop_whitespace=False))
