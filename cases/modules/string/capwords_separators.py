# How capwords works: runs of blanks, separators of one's own, and wrong arguments.
# covers: string.capwords
import string


def show(*arguments, **named):
    try:
        print(arguments, named, repr(string.capwords(*arguments, **named)))
    except Exception as error:
        print(arguments, named, type(error).__name__, error)


show("  hello   wORLD\tagain\n")
show("")
show("   ")
show("a-b-c", "-")
show("a--b", "-")
show("x y", None)
show("a b c", " ")
show("a  b", "  ")
show("ünïcode ßtart ǆ")
show("abXcd", sep="X")
show("ab", "")
show(s="a b")
show(5)
show(b"a b")
show("a", 5)
show()
show("a", "b", "c")
show(["a b"])
