# nonlocal in nested levels, shared by siblings, in generators, and its syntax errors.
def account(balance):
    history = []

    def deposit(n):
        nonlocal balance
        balance += n
        history.append(("d", n))
        return balance

    def withdraw(n):
        nonlocal balance
        if n > balance:
            raise ValueError(f"only {balance}")
        balance -= n
        history.append(("w", n))
        return balance

    return {"d": deposit, "w": withdraw, "h": lambda: (balance, list(history))}


a, b = account(10), account(0)
a["d"](5)
a["w"](3)
b["d"](1)
print(a["h"](), b["h"]())
try:
    b["w"](100)
except ValueError as e:
    print(e, b["h"]())


def levels():
    x = "l1"

    def two():
        def three():
            nonlocal x
            x += "+l3"

            def four():
                nonlocal x
                x += "+l4"

            four()

        three()
        return x

    return two(), x


print(levels())


def gen():
    n = 0

    def bump():
        nonlocal n
        n += 1

    while n < 3:
        yield n
        bump()


print(list(gen()))
for src in (
    "nonlocal x",
    "def f(): nonlocal nope",
    "def f(x):\n nonlocal x",
    "def f():\n x = 1\n def g():\n  x = 2\n  nonlocal x",
    "def f():\n x = 1\n def g():\n  print(x)\n  global x",
    "def f():\n x = 1\n def g():\n  global x\n  nonlocal x",
    "def f(x):\n global x",
    "class A:\n nonlocal x",
):
    try:
        compile(src, "s", "exec")
        print("compiles")
    except SyntaxError as e:
        print(e.msg, e.lineno)
