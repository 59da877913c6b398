# Code points, combining marks, surrogates, normal forms left alone, ordering and slicing of wide text.
s = "a\u0301\U0001f468\u200d\U0001f469é"
print(len(s), [hex(ord(c)) for c in s], ascii(s[::-1]), ascii(s.upper()), s.find("é"), s.encode().hex(), len(s.encode()), len(s.encode("utf-16-le")), "\u00e9" == "e\u0301", sorted(["é", "z", "e", "ê", "\U0001f600", "\uffff"]) == ["e", "z", "é", "ê", "\uffff", "\U0001f600"], "ÿ" < "Ā", "\ud800" < "\U00010000", ascii("\ud83d" + "\ude00"), len("\ud83d\ude00"), "ß" in "straße", "I".lower() == "i", "ı".upper(), "K" == "\u212a", "\u212a".lower() == "k")
for t in ("plain", "naïve", "日本語", "😀😀", "a😀b日c"): print(len(t), t[0], t[-1], t[1:3], t.center(9, "*"), f"{t:>8}|", t.encode("utf-8"), t.isalpha(), t.isascii(), [t.index(c) for c in t], t.replace(t[0], "_"), t * 2, t.split(t[1]), max(t), t.ljust(8) + "|")
big = "x" * 5000 + "é" + "y" * 5000 + "😀"
print(len(big), big.index("é"), big.index("😀"), big[5000], big[-1], big[4999:5002], big.count("y"), hash(big) == hash("".join(list(big))), big[::5000], big.rfind("x"), big.find("y", 7000), len(big.encode()), big.upper().count("Y"))
