# covers: shlex.split, shlex.join, shlex.quote
# Words as a shell sees them.
import shlex

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for text in ("", "a b", "  a\t\nb ", "'a b' c", '"a b" c', r"a\ b", r'"a\"b" "c\d"', r"'a\b'", "a'b'c\"d\"", "''", 'x="y z"', "# no comment", "a # b", "é ü", "a;b|c", "--opt=v -x", "\\", r"a\\b", "\\\n x", "~/*.py"):
    show(shlex.split, text)
    show(shlex.split, text, comments=True)
    show(shlex.split, text, posix=False)
for bad in ("'open", '"open', "a\\", "'", '"a\\'):
    show(shlex.split, bad)
show(shlex.split, None)
show(shlex.split)
show(shlex.split, 5)
for word in ("", "a", "a b", "it's", '"', "$x", "a-b_c.d/e:f,g=h+i@j%k", "é", "\n", "*", "'", "a'b'c", "~"):
    print(shlex.quote(word), shlex.split(shlex.quote(word)) == [word])
show(shlex.quote, 5)
show(shlex.quote, b"x y")
print(shlex.join(["a b", "c", "d'e"]), repr(shlex.join([])), shlex.join(iter("ab")), shlex.split(shlex.join(["x y", "", "'"])))
show(shlex.join, [1])
show(shlex.join, 5)
