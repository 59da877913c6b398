# str.islower and isupper: strings without cased letters, title case, and modifiers.
# covers: str.islower, str.isupper
sources = [
    r"[s.islower() for s in ('', '1', 'a', 'a1', 'aB', 'ª', 'ʰ', 'ⅷ', 'ⓐ', 'ǅ', 'ß', 'ა', 'ﬁ', 'a\u0301', '一a', '\u0345', '𐐨', 'ĸ', 'ŉ')]",
    r"[s.isupper() for s in ('', '1', 'A', 'A1', 'Ab', 'Ⅷ', 'Ⓐ', 'ǅ', 'ẞ', 'Ა', 'ϒ', 'A\u0301', '一A', '𐐀', 'ᾼ', 'ℵ', 'ℭ', '𝐀', '🄰')]",
    "'a'.islower(1)",
    "'a'.isupper(x=1)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
