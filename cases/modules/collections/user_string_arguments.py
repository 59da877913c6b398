# Methods of UserString take the names and numbers of arguments that they declare.
# covers: collections.UserString
from collections import UserString


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


text = UserString("abcabc")
for call in (
    lambda: text.center(width=9),
    lambda: text.center(9, "*"),
    lambda: text.replace(old="a", new=UserString("b"), maxsplit=1),
    lambda: text.split(sep="b", maxsplit=1),
    lambda: text.find(sub="c", start=3),
    lambda: text.startswith(prefix="a", end=2),
    lambda: text.endswith(UserString("c")),
    lambda: text.count(UserString("a"), 1),
    lambda: text.strip(chars="a"),
    lambda: text.removeprefix(UserString("a")),
    lambda: text.removeprefix(prefix="a"),
    lambda: text.zfill(),
    lambda: text.zfill(width=8),
    lambda: text.upper(1),
    lambda: text.encode(None, None),
    lambda: text.join(seq=["x", 5]),
    lambda: text.format(1, a=2),
    lambda: text.format_map(mapping={}),
    lambda: text.maketrans("a", "b"),
    lambda: UserString.maketrans("a"),
    lambda: text.translate({97: "q"}),
    lambda: text.rindex("z"),
    lambda: UserString.ljust(),
    lambda: text.expandtabs(tabsize=2),
    lambda: text.splitlines(keepends=True),
):
    show(call)
