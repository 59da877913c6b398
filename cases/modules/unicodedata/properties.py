# covers: unicodedata.category, unicodedata.bidirectional, unicodedata.combining, unicodedata.east_asian_width
# covers: unicodedata.mirrored, unicodedata.decomposition, unicodedata.unidata_version
# What Unicode says of single characters.
import unicodedata as u

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for c in "aA1 \n\t.é\u0301\u05d0\u0660(²½ⅷ一가\u200d\ufb01\U0001f600\ud800\ue000\uffff\u00a0_":
    print(ascii(c), u.category(c), repr(u.bidirectional(c)), u.combining(c), u.east_asian_width(c), u.mirrored(c), repr(u.decomposition(c)))
for name in ("category", "bidirectional", "combining", "east_asian_width", "mirrored", "decomposition"):
    for bad in ("", "ab", 5, b"a", None):
        show(getattr(u, name), bad)
print(u.unidata_version)
