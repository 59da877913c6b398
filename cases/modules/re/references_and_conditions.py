# References to groups by number and name, and conditions on them.
# covers: re.search, re.compile
import re

for pattern, text in [(r"(a)\1", "aa"), (r"(?P<q>['\"]).*?(?P=q)", "say 'a\"b' now"), (r"(a)|b\1", "ba"), (r"(?i)(a)\1", "aA"), (r"(\w)\1+", "abccd"), (r"(a)?(?(1)b|c)", "ab c"), (r"(?P<x>a)?(?(x)b)", "ab"), (r"(a)?b(?(1)c)", "abc"), (r"((a)|b)+\2", "aba"), (r"(a*)*\1", "aa"), (r"(?:(a)|b)*(?(1)x|y)", "abx"), (r"(<)?\w+(?(1)>)", "<a> b <c"), (r"()\1", ""), (r"(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\10", "abcdefghijj"), (r"(?i)(É)\1", "Éé"), (r"(?a)(é)\1", "éé"), (r"(ß)(?i:\1)", "ßß")]:
    print(pattern, [(m.span(), m.groups(), m.lastindex) for m in re.finditer(pattern, text)])
for pattern in (r"\1", r"(a)\2", r"(a\1)", r"(?P=a)", r"(?P<a>b)(?P=c)", r"(?(1)a)", r"(a)(?(2)b)", r"(a)(?(1)b|c|d)", r"(?(a)b)", r"(?(0)a)", r"(?(", r"(?()a)", r"(?(1", r"(a)(?(1)", r"\08", r"\9", r"(?P=1)", r"(?(-1)a)", r"(?(é)a)"):
    try:
        print(pattern, re.compile(pattern).groups)
    except re.PatternError as error:
        print(pattern, error)
