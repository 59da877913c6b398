# str.find, rfind, index and rindex: empty needles at every place, bounds out of range, what is not found.
# covers: str.find, str.rfind, str.index, str.rindex
sources = [
    "['abcabc'.find('b', n) for n in range(-8, 8)]",
    "['abcabc'.rfind('b', 0, n) for n in range(-8, 8)]",
    "['abc'.find('', n) for n in range(-5, 6)]",
    "['abc'.rfind('', n) for n in range(-5, 6)]",
    "['abc'.rfind('', 0, n) for n in range(-5, 6)]",
    "'abc'.find('', 2, 1), 'abc'.rfind('', 2, 1), ''.find(''), ''.rfind('', 1), 'abc'.find('abc'), 'abc'.rfind('abcd'), 'aaa'.rfind('aa'), 'aaa'.find('aa', 1)",
    "'aébé'.find('é', 2), 'aébé'.rfind('é'), '𝄞é𝄞'.rfind('𝄞'), 'é'.find('𝄞'), 'abc'.find('c', None, -1), 'abc'.find('c', 10**20), 'abc'.find('a', -10**20)",
    "'abc'.index('', 4)",
    "'abc'.index('d')",
    "'abc'.rindex('a', 1)",
    "'abc'.index('c', 0, 2)",
    "'abc'.rindex('', 0, -10)",
    "'abc'.find()",
    "'abc'.find(5)",
    "'abc'.rfind(b'a')",
    "'abc'.index(None)",
    "'abc'.rindex(['a'])",
    "'abc'.find('a', 'b')",
    "'abc'.rindex('a', 0, 'x')",
    "'abc'.index('a', 0, 1, 2)",
    "'abc'.find('a', start=1)",
    "str.index('abc')",
    "str.rfind()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
