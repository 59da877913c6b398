# Comparisons of ints with everything: big ones, floats, NaN, bools, other types, and the methods' answers.
sources = [
    "1 < 2, 2 <= 2, 3 > 2, 3 >= 4, 1 == 1.0, 1 != True, 2**70 == 2**70, 2**70 < 2**71, -2**70 < 0",
    "2**53 == 2.0**53, 2**53 + 1 == 2.0**53, 2**53 + 1 > 2.0**53, 10**400 > 1e308, -10**400 < -1e308",
    "10**400 < float('inf'), 10**400 == float('inf'), 1 < float('nan'), 1 == float('nan'), 10**400 > float('nan')",
    "1 == 1+0j, 1 == 1+1j, 2**53 + 1 == complex(2**53), 1 != 1j",
    "1 < 1j",
    "1 < 'a'",
    "1 <= None",
    "1 > []",
    "1 >= object()",
    "1 == 'a', 1 != None, 1 == []",
    "True < 2, True == 1, False == 0.0, True > False, True >= 1.5",
    "(1).__eq__(1.0), (1).__eq__('a'), (1).__lt__(2), (1).__lt__(2.0), (1).__ge__(True), (1).__ne__(1), (1).__ne__('a')",
    "(1).__eq__()",
    "(1).__eq__(1, 2)",
    "int.__eq__(1)",
    "int.__eq__('a', 1)",
    "int.__lt__(True, 2)",
    "max(1, True), max(True, 1), max(1.0, 1), min(2**70, 2.0**70), type(max(1, 1.0)).__name__",
    "sorted([3, 1.5, True, -2**70, 1e30, False, 10**20])",
    "hash(1) == hash(1.0) == hash(True), hash(2**61 - 1), hash(2**61), hash(-1), hash(-2), hash(2**70), hash(-2**70), hash(10**100)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
