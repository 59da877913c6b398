# An object-oriented program: an expression tree built, simplified and evaluated.
class Node:
    def size(self):
        return 1


class Num(Node):
    def __init__(self, value):
        self.value = value

    def evaluate(self, env):
        return self.value

    def simplify(self):
        return self


class Var(Node):
    def __init__(self, name):
        self.name = name

    def evaluate(self, env):
        return env[self.name]

    def simplify(self):
        return self


class Binary(Node):
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def size(self):
        return 1 + self.left.size() + self.right.size()

    def simplify(self):
        left, right = self.left.simplify(), self.right.simplify()
        if isinstance(left, Num) and isinstance(right, Num):
            return Num(self.apply(left.value, right.value))
        return type(self)(left, right)

    def evaluate(self, env):
        return self.apply(self.left.evaluate(env), self.right.evaluate(env))


class Add(Binary):
    def apply(self, a, b):
        return a + b


class Mul(Binary):
    def apply(self, a, b):
        return a * b % 1_000_003


def build(depth, seed):
    if depth == 0:
        return Var("xy"[seed % 2]) if seed % 3 else Num(seed)
    kind = Add if seed % 2 else Mul
    return kind(build(depth - 1, seed * 3 + 1), build(depth - 1, seed * 5 + 2))


total = 0
for i in range(420):
    tree = build(9, i)
    small = tree.simplify()
    for x in range(5):
        total += small.evaluate({"x": x, "y": i}) + tree.size() - small.size()
print(total)
