# Looking ahead and behind, with groups in them, and what a look behind may hold.
# covers: re.search, re.findall, re.compile
import re

for pattern, text in [(r"\w+(?=,)", "a, b,c"), (r"\w+(?!,)\b", "ab, cd"), (r"(?<=\$)\d+", "$5 6 $7"), (r"(?<!\$)\b\d+", "$5 6 $7"), (r"(?=(a+))a*b\1", "aabaa"), (r"(?<=(a))b", "ab"), (r"(?<=a|b)c", "ac bc"), (r"(?=a)(?=.b)", "ab"), (r"(?!)", "a"), (r"(?<!)", "a"), (r"(?<=\bab)c", "abc"), (r"(?:(?=(a))|b)*", "ab"), (r"(?<=(?:ab){2})c", "ababc"), (r"(?<=a{2})b", "aab"), (r"(?<=(?i:A))b", "ab"), (r"((?=a)|(?=b))*", "ab"), (r"^(?=.*\d)(?=.*[a-z]).{3,}$", "ab1")]:
    print(pattern, [(m.span(), m.groups()) for m in re.finditer(pattern, text)])
for pattern in (r"(?<=a*)b", r"(?<=a|bc)d", r"(?<=(a|bc))d", r"(?<=\1)(a)", r"(?<!a+)b", r"(?<=a{1,2})b", r"(?<=", r"(?<=a", r"(?=", r"(?<a)b", r"(?<", r"(?<=(?P<n>a))(?P=n)", r"(?<=(a)(?(1)b|c))d"):
    try:
        print(pattern, re.compile(pattern).groups)
    except re.PatternError as error:
        print(pattern, error)
