# search, match, fullmatch, findall and finditer, as functions: arguments of every form.
# covers: re.search, re.match, re.fullmatch, re.findall, re.finditer
import re


def show(function, *arguments, **named):
    try:
        result = function(*arguments, **named)
        print(function.__name__, arguments, list(result) if function is re.finditer else result)
    except Exception as error:
        print(function.__name__, arguments, type(error).__name__, error)


for function in (re.search, re.match, re.fullmatch, re.findall, re.finditer):
    show(function, "b+", "abbc")
    show(function, b"b+", b"abbc")
    show(function, "b+", b"abbc")
    show(function, b"b+", "abbc")
    show(function, "", "")
    show(function, "a|ab", "ab")
    show(function, "(a)|(b)", "ab")
    show(function, "B", "abc", re.I)
    show(function, "B", "abc", flags="i")
    show(function, re.compile("b"), "abc")
    show(function, re.compile("b"), "abc", re.I)
    show(function, re.compile("b"), "abc", 0)
    show(function, "b")
    show(function, 5, "a")
    show(function, None, "a")
    show(function, "a", None)
    show(function, "a", 5)
    show(function, ["a"], "a")
    show(function, pattern="a", string="ba", flags=0)
    show(function, "a", "b", 0, 1)
    show(function, "b", bytearray(b"b"))
print(re.search(b"b", bytearray(b"abc")), re.findall(b".", memoryview(b"xyz")))
