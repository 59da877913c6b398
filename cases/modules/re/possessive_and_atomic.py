# Possessive repeats and atomic groups give nothing back.
# covers: re.fullmatch, re.search
import re

for pattern, text in [("a++a", "aaa"), ("a*+a", "aaa"), ("a?+a", "a"), ("a{1,2}+a", "aaa"), ("a{1,2}+a", "aa"), ("(?>a+)a", "aaa"), ("(?>a|ab)c", "abc"), ("(?>ab|a)c", "abc"), ("(?:ab)++c", "ababc"), ("(a)++b", "aab"), ("(a|ab)*+c", "aababc"), ("(?>(a)|b)*\\1", "aba"), ("x*+", ""), ("(?>)", ""), ("(?>a*)(?>a*)b", "aab"), ("(?:a++|b)+c", "aabac"), ("a*?+", "a"), ("[ab]++[bc]", "abc"), ("(?>.*?)b", "aab"), ("((?>a+)b?)+", "aabaab")]:
    try:
        found = re.fullmatch(pattern, text), re.search(pattern, text)
        print(pattern, text, [match and (match.span(), match.groups()) for match in found])
    except re.PatternError as error:
        print(pattern, error)
