# PatternError: its parts, its place in lines, and that error is its other name.
# covers: re.PatternError, re.error
import re

print(re.error is re.PatternError, re.PatternError.__mro__, re.PatternError.__module__)
for text in ("(", "a\n(b", "a\nb\n  [", "*", "(?P<n>.)(?P<n>.)", r"\x1", r"\u12", r"\U00110000", r"\N{NO SUCH}", r"\N", "(?<=a+)", "a{3,2}", "(?P=n)", "(?(1)a)", "(?(n)a)", "(?(", "[a-", "[b-a]", r"[\w-a]", "a**", "a{1}{2}", "(?#", "(?P", "(?P>", "(?P<n", "(?P<1n>a)", "(?P<n m>a)", "(?<n>a)", r"\1", r"(a\1)", r"(?<=(a)\1)", "(?:", ")", "a)b", "[", "[]", "[^]", r"\8", r"(?P<é>a)\g", "x{99999999999}", "(?>a", "a++*", "(?!", "(?=)*", "\\"):
    try:
        print(repr(text), re.compile(text))
    except re.PatternError as error:
        print(repr(text), error.args, error.msg, error.pos, error.lineno, error.colno, error.pattern == text)
    except OverflowError as error:
        print(repr(text), error)
for arguments in (("msg",), ("msg", "ab\ncd"), ("msg", "ab\ncd", 4), ("msg", b"ab\ncd", 1), ("msg", None, 3), ()):
    try:
        error = re.PatternError(*arguments)
        print(str(error), error.msg, error.pattern, error.pos, error.lineno, error.colno)
    except TypeError as error:
        print(error)
