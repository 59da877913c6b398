# Tables of differences in HTML: numbers, links from change to change, marks inside of lines, headers.
# covers: difflib.HtmlDiff
import difflib

old = "one\ntwo  x\n\tthree\nfour <&> five\nsix\n".splitlines(True)
new = "ore\ntwo x\n\tthree\nextra\nfour <&> fives\nsix\n".splitlines(True)
html = difflib.HtmlDiff()
print(html.make_table(old, new, "Before", "After"))
print(html.make_table(old, new, todesc="only <after>", numlines=0))
long = [f"line {number}\n" for number in range(30)]
other = list(long)
other[10] = "changed\n"
del other[20]
other.insert(25, "new\n")
print(html.make_table(long, other, context=True, numlines=2))
print(html.make_table(long, other, context=True, numlines=0))
print(html.make_table(long, long, context=True), html.make_table([], []), html.make_table(["a\n"], []))
print(difflib.HtmlDiff(tabsize=3).make_table(["\ta\n"], ["\tb\n"]))
