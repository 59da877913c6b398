# Repeats of every form, of groups that may be empty, and forms that are only text.
# covers: re.search, re.fullmatch
import re

for pattern in ("a*", "a+", "a?", "a*?", "a+?", "a??", "a{2}", "a{2,}", "a{,2}", "a{1,2}?", "a{2,}?", "a{0}", "a{0,0}", "a{,}", "a{", "a{1", "a{,2", "a{x}", "a{1,x}", "a{ 1}", "{1}", "x{1}{", "(a|b){2}", "(a*)*", "(a*)+", "(a*?)*?", "(?:a|b?)*", "(a?){3}", "(a?b?)*c", "(|a)+", "(a|)+", "(?:)*", "()*", "a{1}?", "(?:a{2}){2}", "a{1,3}{", ".{3}"):
    try:
        compiled = re.compile(pattern)
    except re.PatternError as error:
        print(pattern, error)
        continue
    print(pattern, [match and (match.span(), match.groups()) for match in (compiled.search("aaab"), compiled.fullmatch("aaa"), compiled.match("c"))])
for pattern in ("*", "+a", "?", "a**", "a+*", "a{2}*", "a{2,1}", "(*)", "(?:*)", "|*", "^*", "$+", r"\b*", "a{4294967295}", "a{4294967294}", "a{1,99999999999999999999}", "(?=a)*", "(?:a){65536}"):
    try:
        print(pattern, re.compile(pattern).groups)
    except (re.PatternError, OverflowError) as error:
        print(pattern, type(error).__name__, error)
