# UnicodeTranslateError has no encoding, four arguments, and a text of its own.
# covers: UnicodeTranslateError, UnicodeError
def told(source):
    try:
        e = eval(source)
        print(source, "->", ascii(e), "|", ascii(str(e)), "|", ascii(e.args))
        print("    ", ascii((e.encoding, e.object, e.start, e.end, e.reason)))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "UnicodeTranslateError()", "UnicodeTranslateError('abc', 1, 2)", "UnicodeTranslateError('abc', 1, 2, 'r')",
    "UnicodeTranslateError('abc', 1, 2, 'r', 5)", "UnicodeTranslateError('abc', 0, 3, 'r')",
    "UnicodeTranslateError('aé', 1, 2, 'r')", "UnicodeTranslateError('a\u1234', 1, 2, 'r')",
    "UnicodeTranslateError('a\U0001f600', 1, 2, 'r')", "UnicodeTranslateError(b'abc', 1, 2, 'r')",
    "UnicodeTranslateError('abc', 'a', 2, 'r')", "UnicodeTranslateError('abc', 1, 2, 5)",
    "UnicodeTranslateError('abc', 1, 2, reason=5)", "UnicodeTranslateError('', 0, 0, '')",
    "UnicodeTranslateError('abc', -4, 8, 'r')",
    "UnicodeError('e', 'abc', 1, 2, 'r')", "UnicodeError()", "UnicodeError(reason='r')", "UnicodeError('m')",
]:
    told(source)
print(UnicodeError.__bases__, UnicodeTranslateError.__bases__)
print(sorted(name for name in vars(UnicodeTranslateError) if not name.startswith("__")))
