# How split works: groups in the result, empty matches, limits, and what is refused.
# covers: re.split
import re


def show(*arguments, **named):
    try:
        print(arguments, named, re.split(*arguments, **named))
    except Exception as error:
        print(arguments, named, type(error).__name__, error)


show(",", "a,b,,c")
show("(,)", "a,b,,c")
show("(,)|(;)", "a,b;c")
show("x*", "axbc")
show("(x)*", "axbc")
show(r"\b", "Words, words")
show("", "abc")
show("", "")
show(",", "")
show(",", "a,b,c", 1)
show(",", "a,b,c", maxsplit=1)
show(",", "a,b,c", maxsplit=0)
show(",", "a,b,c", -1)
show("B", "abc", flags=re.I)
show("B", "abc", 0, re.I)
show(",", "a,b", "1")
show(",", "a,b", 1.0)
show(",", "a,b", maxsplit=1, limit=2)
show(",")
show(",", 5)
show(",", b"a,b")
show(b",", b"a,b")
show(5, "a")
show(",", "a,b", 0, 0, 0)
show(pattern=",", string="a,b")
print(re.compile("(?=b)").split("abab"), re.compile(",").split(string="a,b", maxsplit=1))
