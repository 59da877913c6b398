# Sets of characters: ranges, escapes, negation, case, and what bytes know.
# covers: re.findall
import re

text = "aZ09_ -é€ßKſ\n\t²٣½"
for pattern in (r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", r"[\w-]", r"[^\w\s]", r"[\d\s]", r"[a-z]", r"[^a-z]", r"[-a]", r"[a-]", r"[]a]", r"[^]a]", r"[\]a]", r"[\-a]", r"[é-ÿ]", r"[\u20ac]", r"[\x41-\x5a]", r"[\n\t]", r"[[]", r"[|]", r"[.]", r"[$^]", r"[\b]"):
    for flags in (0, re.A, re.I, re.I | re.A):
        print(pattern, int(flags), ascii(re.findall(pattern, text, flags)))
print(re.findall(rb"\w", "aé_1".encode("latin-1")), re.findall(rb"[^\x00-\x7f]", "é€".encode()), re.findall(rb"(?i)[A-C]", b"abcd"), re.findall("(?i)k", "kKK"), re.findall("(?i)[k]", "K"), re.findall("(?i)ſ", "sS"))
for pattern in ("[", "[a", "[z-a]", r"[\d-a]", r"[a-\d]", "[]", "[^]", r"[\q]", r"[\x1]", r"[\N{DIGIT ONE}]", r"[\N{NOTHING}]", r"[a-\x1]", r"[\400]", r"[\8]"):
    try:
        print(pattern, re.findall(pattern, "1a"))
    except re.PatternError as error:
        print(pattern, error)
