# sub and subn: templates, functions, counts, empty matches, and mistakes in the template.
# covers: re.sub, re.subn
import re


def show(*arguments, **named):
    try:
        print([a for a in arguments if not callable(a)], re.sub(*arguments, **named), re.subn(*arguments, **named)[1])
    except Exception as error:
        print([a for a in arguments if not callable(a)], type(error).__name__, error)


show("a", "b", "banana")
show("a", "b", "banana", 2)
show("a", "b", "banana", count=1)
show("A", "b", "banana", flags=re.I)
show("a", "b", "banana", 0, re.I)
show("a", "b", "banana", count=-1)
show("a", "b", "banana", "x")
show("", "-", "abc")
show("x*", "-", "axb")
show(r"\b", "|", "two words")
show("(a)(b)?", r"[\1\2]", "ab a")
show("(?P<n>a)", r"\g<n>\g<1>\g<0>", "ba")
show("a", r"\n\t\\\a\0\07\101", "a")
for template in (r"\1", r"\g<2>", r"\g<x>", r"\g<", r"\g", r"\g<>", r"\g<1", r"\g<-1>", r"\g<+1>", r"\q", r"\x41", r"\u0041", "\\", r"\400", r"\100", r"\g<01>", r"\g<é>", r"\18", r"\g< 1>", r"\g<1_1>", r"\800"):
    show("(a)", template, "a")
show("a", lambda m: m[0].upper() + str(m.start()), "banana")
show("a", lambda m: 5, "banana")
show("a", lambda m: None, "banana")
show("a", lambda: "x", "banana")
show("a", 5, "b")
show("a", 5, "a")
show("a", None, "a")
show("a", b"b", "a")
show(b"a", b"\\g<0>!", b"banana")
show(b"a", "x", b"banana")
show("a", "b")
show(pattern="a", repl="b", string="a")
show("a", "b", "a", 0, 0, 0)
print(re.sub(b"a", bytearray(b"x"), b"aba"), type(re.sub("z", "y", "abc")).__name__)


class Text(str):
    pass


print(type(re.sub("z", "y", Text("abc"))).__name__, type(re.sub("a", "y", Text("abc"))).__name__)
