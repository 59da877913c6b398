# Raising, catching by class, finally, and errors of native operations.
class Odd(Exception):
    def __init__(self, n):
        super().__init__(n)
        self.n = n


def check(n):
    if n & 1:
        raise Odd(n)
    return n


def run(n):
    total = 0
    table = {}
    for i in range(n):
        try:
            total += check(i)
        except Odd as e:
            total -= e.n & 7
        finally:
            total += 1
        try:
            total += table[i & 3]
        except KeyError:
            total += 2
        try:
            total += int("x" if i % 5 == 0 else "3")
        except ValueError:
            pass
    return total


print(run(900_000))
