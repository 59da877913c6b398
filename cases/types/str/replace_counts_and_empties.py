# Of str.replace: counts of every sign, the empty string, growth, keyword count, types.
sources = [
    "'aaa'.replace('a', 'b'), 'aaa'.replace('a', 'b', 2), 'aaa'.replace('a', 'b', 0), 'aaa'.replace('a', 'b', -1), 'aaa'.replace('aa', 'b'), 'abc'.replace('', '-'), 'abc'.replace('', '-', 2), ''.replace('', '-'), ''.replace('', '-', 0), ''.replace('a', 'b')",
    "'abc'.replace('b', ''), 'abc'.replace('b', 'é'), 'aéa'.replace('é', 'x'), 'abc'.replace('b', '𝄞𝄞'), 'aaa'.replace('a', 'aa'), 'abc'.replace('abc', ''), 'aXbX'.replace('X', 'X')",
    "'aaa'.replace('a', 'b', count=1), 'aaa'.replace('a', 'b', True), 'abc'.replace('', '', 5), 'ab'.replace('', 'é')",
    "'a'.replace('a', 'b', 10**18)",
    "'a'.replace('a', 'b', 10**20)",
    "'a'.replace('a', 'b', None)",
    "'a'.replace('a', 'b', '1')",
    "'a'.replace('a', 'b', 1.0)",
    "'a'.replace('a')",
    "'a'.replace()",
    "'a'.replace(5, 'b')",
    "'a'.replace('a', 5)",
    "'a'.replace(b'a', b'b')",
    "'a'.replace('a', None)",
    "'a'.replace('a', 'b', 1, 2)",
    "'a'.replace('a', 'b', maxcount=1)",
    "'a'.replace(old='a', new='b')",
    "type(type('S', (str,), {})('ab').replace('x', 'y')), (lambda s: s.replace('x', 'y') is s)('abc')",
    "str.replace('a', 'b')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
