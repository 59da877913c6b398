# The patterns models write for validation, extraction and clean-up.
import re

EMAIL = re.compile(r"^[\w.+-]+@[\w-]+(\.[\w-]+)+$")
print(
    [bool(EMAIL.match(s)) for s in ("a@b.co", "a.b+c@x-y.org", "no", "a@b", "@b.c", "a@b..c", "a b@c.d")],
    re.findall(r"\b\d{1,3}(?:\.\d{1,3}){3}\b", "from 10.0.0.1 to 192.168.1.255, not 1.2.3"),
    re.findall(r"https?://([^/\s]+)(/\S*)?", "see http://a.b/c?d=1 and https://e.f now"),
    [m.groupdict() for m in re.finditer(r"(?P<k>\w+)=(?P<v>'[^']*'|\S+)", "a=1 b='two words' c=x")],
)
print(
    re.sub(r"\s+", " ", "a \t b\n\nc"),
    re.sub(
        r"(?i)\b(cat|dog)s?\b", lambda m: m[0].upper() if m[1].islower() else "*", "Cats and dogs, Dog cat"
    ),
    re.sub(r"(\d{3})(\d{3})(\d{4})", r"(\1) \2-\3", "5551234567"),
    re.split(r"(?<=[.!?])\s+", "One. Two! Three? Four"),
    re.sub(r"<[^>]+>", "", "<p>Hi <b>x</b></p>"),
    re.findall(r"[A-Z]{2,}(?![a-z])", "NASA and Nato HTTPServer"),
    re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", "parseHTTPResponseCode").lower(),
    re.findall(r"\$(\d+(?:\.\d\d)?)", "$5 $12.50 $x"),
    re.match(r"(\d+)\s*(px|em)?$", "12").groups(),
    re.fullmatch(r"#(?:[0-9a-f]{3}){1,2}", "#A1b2C3", re.I) is not None,
    re.findall(r"(?m)^(\w+):\s*(.*)$", "a: 1\nbad\nb: two "),
    re.sub(r"^|$", "|", "x"),
    re.findall(r"(\w)(?=\1)", "aabccc"),
    re.split(r"[,;|]\s*", "a, b;c|d"),
    re.sub(r"(?P<y>\d{4})-(?P<m>\d\d)", r"\g<m>/\g<y>", "2024-05"),
    re.findall(r'"((?:[^"\\]|\\.)*)"', r'say "a\"b" "c"'),
)
