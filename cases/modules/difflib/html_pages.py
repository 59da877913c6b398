# Whole pages of differences, wrapped lines, encodings, and what the constructor takes.
# covers: difflib.HtmlDiff
import difflib


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


old = ["a rather long line of text\n", "same\n", "\u20ac 5\n"]
new = ["a rather short line of words and text\n", "same\n", "\u20ac 6\n", "\n"]
html = difflib.HtmlDiff(wrapcolumn=10)
print(html.make_file(old, new, "old", "new", charset="ascii"))
print(html.make_table(old, new))
print(difflib.HtmlDiff(4, None, lambda line: line == "same\n", None).make_table(old, new, context=True, numlines=1))
show(lambda: difflib.HtmlDiff().make_file(old))
show(lambda: difflib.HtmlDiff().make_table(5, []))
show(lambda: difflib.HtmlDiff().make_file([], [], charset="nope"))
show(lambda: difflib.HtmlDiff(1, 2, 3, 4, 5))
show(lambda: difflib.HtmlDiff().make_file([], [], "", "", False, 5, "utf-8"))
