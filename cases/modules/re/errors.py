# re.error (PatternError) messages with positions.
import re

for p in (
    "(",
    ")",
    "a)",
    "[",
    "[a",
    "*",
    "a**",
    "+a",
    "?",
    "a{2,1}",
    "(?P<n>a)(?P<n>b)",
    "(?P<1>a)",
    "(?P<n",
    "(?P=x)",
    "\\",
    "(?",
    "(?z)",
    "(?<a)",
    "(?<=a*)b",
    "\\1",
    "(a)\\2",
    "[b-a]",
    "[\\d-z]",
    "(?P<>a)",
    "a{99999999999}",
    "(?i",
    "x(?i)",
    "\\x1",
    "\\u12",
    "\\N{nope}",
    "(?(1)a|b)",
    "(?(2)a)",
    "(a)(?(1)b|c|d)",
    "\\q",
    "[\\q]",
    "(?P",
    "(?Px)",
    "a|*",
    "(*)",
    "(?:",
    "(?#",
    "a{1}{2}",
    "a+?+",
    "(?-i:a",
    "(?iL)a",
    "(?u-u:a)",
    "[a-",
    "[]",
    "\\8",
    "(?=a",
    "(?<!a|bc)",
):
    try:
        re.compile(p)
        print(p, "compiles")
    except re.error as e:
        print(p, "|", e, "|", e.msg, e.pos)
    except OverflowError as e:
        print(p, "|", e)
print(re.error.__name__, issubclass(re.error, Exception))
for r in ("\\", "\\g<", "\\g<1", "\\g<9>", "\\g<zz>", "\\2", "\\q", "\\g<>", "\\n\\\\"):
    try:
        print(ascii(re.sub("(a)", r, "a")))
    except (re.error, IndexError) as e:
        print(r, "|", type(e).__name__, e)
