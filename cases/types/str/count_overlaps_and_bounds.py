# Of str.count: what overlaps, the empty string, bounds of every kind.
sources = [
    "'aaaa'.count('aa'), 'abcabc'.count('c'), ''.count(''), 'abc'.count(''), 'abc'.count('', 3), 'abc'.count('', 4), 'abc'.count('', -1), 'abc'.count('', 2, 1)",
    "'abcabc'.count('abc', 1), 'abcabc'.count('abc', -3), 'abcabc'.count('b', None, None), 'abcabc'.count('b', 0, 2), 'abcabc'.count('b', 10**30), 'abcabc'.count('b', -10**30, 10**30)",
    r"'éaé'.count('é'), '𝄞a𝄞'.count('𝄞'), 'aé'.count('𝄞'), 'abc'.count('abcd'), '\ud800\ud800'.count('\ud800')",
    "'abc'.count('b', True), 'abc'.count('b', False, True)",
    "'abc'.count(5)",
    "'abc'.count(b'b')",
    "'abc'.count(None)",
    "'abc'.count('b', 'x')",
    "'abc'.count('b', 1.0)",
    "'abc'.count('b', 0, [])",
    "'abc'.count()",
    "'abc'.count('a', 1, 2, 3)",
    "'abc'.count(sub='a')",
    "'abc'.count(('a',))",
    "str.count('a')",
    "str.count(5, 'a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
