# covers: html.escape, html.unescape
# Characters that mean something in HTML, both ways.
import html

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for text in ("", "plain", "<a href=\"x\">'&amp;'</a>", "é&é", "&&&", "&lt;"):
    print(html.escape(text), html.escape(text, False), html.escape(text, quote=False), html.unescape(html.escape(text)) == text)
for text in ("&lt;", "&lt", "&LT;", "&ltx", "&notin;", "&notit;", "&amp;amp;", "&#65;", "&#x41;", "&#X41", "&#65", "&#0;", "&#x80;", "&#x9f;", "&#xd800;", "&#x110000;", "&#99999999999;", "&#;", "&#x;", "&;", "&nothing;", "&eacute;&eacute", "&CounterClockwiseContourIntegral;", "&nbsp;", "&#1;", "&#xfffe;", "&amp", "&ampx", "&gt&lt", "a&b", "&#13;", "&hearts;&#9829;", "&fjlig;"):
    print(text, ascii(html.unescape(text)))
for function in (html.escape, html.unescape):
    show(function, 5)
    show(function, b"x")
    show(function)
