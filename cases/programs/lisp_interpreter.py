# A small Lisp with a reader, closures, tail of errors and a prelude.
import math
import operator as op


def read(src):
    tokens = src.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()

    def form():
        if not tokens:
            raise SyntaxError("unexpected end")
        t = tokens.pop(0)
        if t == "(":
            out = []
            while tokens and tokens[0] != ")":
                out.append(form())
            if not tokens:
                raise SyntaxError("missing )")
            tokens.pop(0)
            return out
        if t == ")":
            raise SyntaxError("unexpected )")
        if t == "'":
            return ["quote", form()]
        for kind in (int, float):
            try:
                return kind(t)
            except ValueError:
                pass
        return t

    while tokens:
        yield form()


class Env(dict):
    def __init__(self, names=(), values=(), outer=None):
        if len(names) != len(values):
            raise TypeError(f"expected {len(names)} arguments, got {len(values)}")
        super().__init__(zip(names, values))
        self.outer = outer

    def find(self, n):
        if n in self:
            return self
        if self.outer is None:
            raise NameError(f"unbound: {n}")
        return self.outer.find(n)


def ev(x, env):
    match x:
        case str():
            return env.find(x)[x]
        case int() | float():
            return x
        case ["quote", v]:
            return v
        case ["if", c, a, *b]:
            return ev(a if ev(c, env) else b[0] if b else [], env)
        case ["define", [name, *params], *body]:
            env[name] = ev(["lambda", params, *body], env)
            return name
        case ["define", name, v]:
            env[name] = ev(v, env)
            return name
        case ["set!", name, v]:
            env.find(name)[name] = ev(v, env)
        case ["lambda", params, *body]:
            return lambda *a: [
                ev(b, Env(params, a, env)) if i == 0 or len(body) == 1 else ev(b, Env(params, a, env))
                for i, b in enumerate(body)
            ][-1]
        case ["let", binds, body]:
            return ev(body, Env([b[0] for b in binds], [ev(b[1], env) for b in binds], env))
        case []:
            return []
        case [f, *args]:
            return ev(f, env)(*[ev(a, env) for a in args])


base = Env()
base.update(
    {
        "+": lambda *a: sum(a),
        "*": lambda *a: math.prod(a),
        "-": op.sub,
        "/": op.truediv,
        "<": op.lt,
        "=": op.eq,
        "list": lambda *a: list(a),
        "car": lambda l: l[0],
        "cdr": lambda l: l[1:],
        "cons": lambda a, l: [a, *l],
        "null?": lambda l: l == [],
        "mod": op.mod,
    }
)
PRELUDE = "(define (map f l) (if (null? l) l (cons (f (car l)) (map f (cdr l))))) (define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (define (range a b) (if (< a b) (cons a (range (+ a 1) b)) '()))"
for form in read(PRELUDE):
    print(ev(form, base))
for src in (
    "(+ 1 2 (* 3 4))",
    "(fact 20)",
    "(map (lambda (x) (* x x)) (range 1 6))",
    "'(a (b 1.5))",
    "(let ((x 2) (y 3)) (* x y))",
    "(define (adder n) (lambda (x) (+ x n)))",
    "((adder 3) 4)",
    "(if (< 2 1) 1)",
    "zz",
    "(fact)",
    "(",
    ")",
    "(1 2)",
    "(/ 1 0)",
    "(car '())",
    "(define k 1) (set! k 5) k",
):
    try:
        print(src, "=>", [ev(f, base) for f in read(src)][-1])
    except Exception as e:
        print(src, "=>", type(e).__name__, e)
