# What a call says when the arguments do not fit: missing, too many, doubled, positional-only, by class and method.
def plain(a, b):
    pass


def defaults(a, b=1, *, c, d=2):
    pass


def only(a, /, b, *, c):
    pass


def star(*args, key):
    pass


def kwargs(a, /, **rest):
    return a, rest


def three(a, b, c):
    pass


def keyword_only(*, a, b, c):
    pass


def nothing():
    pass


class Class:
    def __init__(self, a, b=2):
        pass

    def method(self, x):
        pass

    @classmethod
    def of_class(cls, x):
        pass

    @staticmethod
    def alone(x):
        pass

    def bad():
        pass


for source in ["plain()", "plain(1)", "plain(1, 2, 3)", "plain(1, b=2, c=3)", "plain(1, a=1)", "plain(b=1)", "plain(*[1, 2, 3])", "plain(**{'a': 1})", "plain(1, 2, c=3)", "plain(x=1)", "plain(bb=1, a=2)", "defaults()", "defaults(1)", "defaults(1, 2, 3)", "defaults(1, 2, 3, c=1)", "defaults(1, c=1, e=2)", "defaults(c=1)", "only()", "only(1)", "only(1, 2)", "only(a=1, b=2, c=3)", "only(1, b=2, c=3, a=4)", "only(1, 2, 3)", "star()", "star(1, 2)", "star(1, keys=2)", "kwargs()", "kwargs(a=1)", "kwargs(1, a=2)", "kwargs(1, 2)",
               "three()", "three(1)", "three(1, 2)", "three(1, c=3)", "three(*range(5))", "keyword_only()", "keyword_only(1)", "keyword_only(a=1)", "keyword_only(a=1, b=2)", "nothing(1)", "nothing(x=1)", "nothing(*[1], **{'y': 2})", "Class()", "Class(1, 2, 3)", "Class(c=1)", "Class(1).method()", "Class(1).method(1, 2)", "Class.method()", "Class.method(1)", "Class.method(x=1)", "Class.of_class()", "Class.of_class(1, 2)", "Class(1).alone()", "Class.alone(1, 2)", "Class(1).bad()", "(lambda x: x)()", "(lambda: 0)(1)", "(lambda *, k: k)(1)", "(lambda x, /: x)(x=1)", "plain(**{'a': 1}, **{'a': 2})", "plain(a=1, **{'a': 2})", "plain(**{1: 2})", "plain(*1)", "plain(**1)", "plain(1, 2, *None)", "5()", "None(1)", "'text'()", "[]()", "Class(1)()", "(1).real()", "plain.x()", "(yield_ := plain)(1)",
               "[f() for f in [plain]]", "plain.__call__(1)", "(lambda a, b=1, *c, d, e=2, **f: 0)()", "(lambda a, b, c, d: 0)(1)", "(lambda *, a, b, c, d: 0)()", "(lambda a, b: 0)(1, 2, 3, 4)", "(lambda a=1, b=2: 0)(1, 2, 3)", "(lambda a, b=2: 0)(1, 2, 3)", "(lambda a, *, b: 0)(1, 2)", "(lambda a, *, b: 0)(1, 2, b=3)", "(lambda a, *, b=1, c: 0)(1, 2, 3)"]:
    try:
        print(source, "->", eval(source))
    except TypeError as error:
        print(source, "|", error)
    except Exception as error:
        print(source, "|", type(error).__name__, error)
