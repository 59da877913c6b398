# Unpacking too much, too little and what is no iterable, in every kind of target.
class Iter:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return iter(range(self.n))


class Bad:
    def __iter__(self):
        raise KeyError("iter")


class BadNext:
    def __iter__(self):
        return self

    def __next__(self):
        raise KeyError("next")


for target in ["a, b", "[a, b]", "a, *b", "*a, b", "a, *b, c", "(a, (b, c))", "a, (b, *c)", "a,", "*a,", "[]", "()"]:
    for value in ["[]", "[1]", "[1, 2]", "[1, 2, 3]", "'ab'", "{1: 2, 3: 4}", "range(2)", "Iter(2)", "Iter(5)", "5", "None", "Bad()", "BadNext()", "(x for x in [1, [2, 3]])", "[1, [2]]", "[1, 5]", "{1, 2}"]:
        try:
            exec(f"{target} = {value}")
            print(target, "=", value, "->", {k: v for k, v in locals().items() if k in ("a", "b", "c")})
        except Exception as error:
            print(target, "=", value, "|", type(error).__name__, error)
        for name in ("a", "b", "c"):
            globals().pop(name, None)
for source in ["for a, b in [(1, 2), (3,)]: print(a, b)", "for a, *b in ['xyz', 'p']: print(a, b)", "[(a, b) for a, b in [(1,)]]", "{a: b for a, b in ['xyz']}", "a = b, c = [1, 2]; print(a, b, c)", "a, a = 1, 2; print(a)", "a[0], a = [5], 1", "a = [0, 0]; i = 0; i, a[i] = 1, 9; print(i, a)", "a, b = b, a = 1, 2; print(a, b)", "(a, b), c = 'xy', 'z'; print(a, b, c)", "*a, = 'xy'; print(a)", "a, b = {'k': 1, 'l': 2}.items(); print(a, b)", "(a), [b] = 1, [2]; print(a, b)", "a, = 5,; print(a)", "a = *'xy', 1; print(a)"]:
    try:
        exec(source)
    except Exception as error:
        print(source, "|", type(error).__name__, error)
