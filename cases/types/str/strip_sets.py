# str.strip, lstrip and rstrip: blanks of every script, sets of characters, None, and types.
# covers: str.strip, str.lstrip, str.rstrip
sources = [
    r"' \t\na \x1c'.strip(), '\u00a0\u2003a\u3000'.strip(), '\u200ba'.strip(), 'xyax'.strip('xy'), 'xyax'.lstrip('xy'), 'xyax'.rstrip('xy'), 'abc'.strip(''), 'aaa'.strip('a'), ''.strip(), 'abc'.strip('abc'), 'éaé'.strip('é'), '𝄞a'.lstrip('𝄞b'), 'a\ud800'.rstrip('\ud800')",
    "' a '.strip(None), ' a '.lstrip(None), ' a '.rstrip(None)",
    "'a'.strip(5)",
    "'a'.lstrip(b'a')",
    "'a'.rstrip(['a'])",
    "'a'.strip('a', 'b')",
    "'a'.strip(chars='a')",
    "'a'.lstrip(x='a')",
    "type(type('S', (str,), {})('ab').strip()), (lambda s: s.strip() is s)('abc')",
    "str.strip(5)",
    "str.rstrip()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
