# The flags: values, combinations, how they are shown, and which do not go together.
# covers: re.A, re.ASCII, re.DOTALL, re.I, re.IGNORECASE, re.L, re.LOCALE, re.M, re.MULTILINE, re.NOFLAG, re.S, re.U, re.UNICODE, re.VERBOSE, re.X, re.RegexFlag
import re

for name in ("A", "ASCII", "DEBUG", "DOTALL", "I", "IGNORECASE", "L", "LOCALE", "M", "MULTILINE", "NOFLAG", "S", "U", "UNICODE", "VERBOSE", "X"):
    flag = getattr(re, name)
    print(name, repr(flag), str(flag), int(flag), f"{flag}", type(flag).__name__)
print(re.I | re.M, repr(re.I | re.M), repr(re.I | 1 << 12), repr(~re.I), repr(re.I & re.M), repr(re.I ^ re.I), re.I in re.I | re.S)
print(list(re.RegexFlag), len(re.RegexFlag), re.RegexFlag(0), re.RegexFlag["IGNORECASE"], re.RegexFlag(2) is re.I)
print([re.compile(text).flags for text in ("a", "(?i)a", "(?s)", "(?x) a", "(?a)a", "(?im)a", "(?i:a)", "(?-i:a)", "(?u)a")])
for text, flags in [("a", re.A | re.U), ("a", re.L), (b"a", re.U), (b"a", re.A), ("(?L)a", 0), (b"(?u)a", 0), ("(?au)a", 0), ("(?a-i:x)", 0), ("(?i-i:x)", 0), ("(?-a:x)", 0), ("a(?i)", 0), ("(?-i)x", 0), ("(?ia:x)", re.U), ("(?z)", 0), ("(?i", 0), ("(?i-", 0), ("(?i-:x)", 0), ("(?i-z:x)", 0), ("(?au:x)", 0)]:
    try:
        print(text, int(flags), re.compile(text, flags).flags)
    except Exception as error:
        print(text, int(flags), type(error).__name__, error)
print(re.findall("(?x) a # comment\n b", "ab"), re.findall("a.c", "a\nc", re.S), re.findall("^.", "a\nb", re.M), re.findall(r"\w", "é_1", re.A), re.findall("É", "é", re.I), re.findall("(?a)É", "é", re.I))
