# + and * of str: other types, negative and huge counts, subclasses, reflected.
class Radd:
    def __radd__(self, other):
        return 'radd ' + other

    def __rmul__(self, other):
        return 'rmul ' + other


class Own(str):
    def __add__(self, other):
        return 'own add'

    def __radd__(self, other):
        return 'own radd'
sources = [
    "'a' + 'b', 'a' * 3, 3 * 'a', 'a' * 0, 'a' * -1, 'ab' * True, '' * 10**20, 'é' * 2, '𝄞' * 3",
    "'a' + 5",
    "'a' + b'b'",
    "'a' + None",
    "5 + 'a'",
    "'a' + ['b']",
    "'a' * 'b'",
    "'a' * 1.5",
    "'a' * None",
    "'a' * 10**20",
    "'ab' * 2**63",
    "'a' * -10**30",
    "'a' + Radd(), 'a' * Radd()",
    "'a' + Own('b'), Own('a') + 'b'",
    "'a'.__add__('b'), 'a'.__mul__(2), 'a'.__rmul__(2), 'a'.__mod__(()), 'a'.__contains__('a')",
    "'a'.__add__(5)",
    "'a'.__mul__('b')",
    "'a'.__contains__(5)",
    "5 in 'a'",
    "None in 'abc'",
    r"'' in '', 'b' in 'abc', 'bd' not in 'abc', '\ud800' in 'a\ud800'",
    "'a' - 'b'",
    "'a' / 2",
    "-'a'",
    "'a' < 5",
    "'a' < b'a'",
    r"'a' == b'a', 'a' != 5, 'é' == 'e\u0301', 'a' < 'B', '' < 'a', 'Z' < 'a', '\uffff' < '\U00010000', '\ud800' < '\ue000'",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
