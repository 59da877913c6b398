# Defaults evaluated once, closures over variables, loops, deleted and unbound ones.
def default(x, items=[]):
    items.append(x)
    return items


print(default(1), default(2), default(3, []), default.__defaults__)


def maker():
    functions = []
    for i in range(3):
        functions.append(lambda: i)
        functions.append(lambda i=i: i)
    return [f() for f in functions]


def counter():
    count = 0

    def step(by=1):
        nonlocal count
        count += by
        return count

    def reset():
        nonlocal count
        del count

    return step, reset


print(maker())
step, reset = counter()
print(step(), step(5), reset())
for action in (step, reset):
    try:
        action()
    except NameError as error:
        print(type(error).__name__, error)


def unbound():
    try:
        print(later)
    except UnboundLocalError as error:
        print(error)
    later = 1
    del later
    try:
        later
    except UnboundLocalError as error:
        print(error)

    def inner():
        return cell

    try:
        inner()
    except NameError as error:
        print(type(error).__name__, error)
    cell = 2
    return inner()


print(unbound())


class A:
    x = "class"

    def method(self):
        return x

    def get(self, y=x):
        return y


x = "module"
print(A().method(), A().get())


def order(a=print("first"), *, b=print("second")) -> print("third"):
    pass


@(print("decorator") or (lambda f: f))
def decorated(a=print("default")):
    pass


def recursive(n, seen=None):
    seen = [] if seen is None else seen
    if n:
        seen.append(n)
        return recursive(n - 1, seen)
    return seen


print(recursive(4))
