# Tokenizer, precedence-climbing parser and evaluator for arithmetic with variables.
import re

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Za-z_]\w*)|(.))")
PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "%": 2, "^": 3}


def tokenize(text):
    for number, name, op in TOKEN.findall(text):
        if number:
            yield "num", float(number) if "." in number else int(number)
        elif name:
            yield "name", name
        elif op.strip():
            yield "op", op
    yield "end", None


class Parser:
    def __init__(self, text, env):
        self.tokens, self.env = list(tokenize(text)), env
        self.i = 0

    @property
    def tok(self):
        return self.tokens[self.i]

    def take(self, value=None):
        kind, v = self.tok
        if value is not None and v != value:
            raise SyntaxError(f"expected {value!r}, got {v!r}")
        self.i += 1
        return v

    def atom(self):
        kind, v = self.tok
        self.i += 1
        if kind == "num":
            return v
        if kind == "name":
            if self.tok == ("op", "("):
                self.take()
                args = []
                while self.tok[1] != ")":
                    args.append(self.expr(1))
                    if self.tok[1] == ",":
                        self.take()
                self.take(")")
                return {"max": max, "min": min, "abs": abs}[v](*args)
            return self.env[v]
        if v == "(":
            inner = self.expr(1)
            self.take(")")
            return inner
        if v == "-":
            return -self.expr(2)
        raise SyntaxError(f"unexpected {v!r}")

    def expr(self, limit):
        left = self.atom()
        while self.tok[0] == "op" and PREC.get(self.tok[1], 0) >= limit:
            op = self.take()
            right = self.expr(PREC[op] + (op != "^"))
            left = {
                "+": lambda: left + right,
                "-": lambda: left - right,
                "*": lambda: left * right,
                "/": lambda: left / right,
                "%": lambda: left % right,
                "^": lambda: left**right,
            }[op]()
        return left


def evaluate(text, **env):
    p = Parser(text, env)
    value = p.expr(1)
    if p.tok[0] != "end":
        raise SyntaxError(f"left over {p.tok[1]!r}")
    return value


for src in (
    "1 + 2 * 3",
    "(1 + 2) * 3",
    "2 ^ 3 ^ 2",
    "-2 ^ 2",
    "10 / 4 - 1.5",
    "x * (y - 1) % 4",
    "max(1, x, abs(-9))",
    "1 +",
    "2 $ 3",
    "(1",
    "1 / 0",
    "z",
    "",
    "nope(1)",
    "7 % 0",
):
    try:
        print(f"{src:20} = {evaluate(src, x=5, y=4)}")
    except Exception as e:
        print(f"{src:20} ! {type(e).__name__}: {e}")
