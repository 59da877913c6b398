# Functions and classes defined in functions, loops and conditionals.
def factory(kind):
    if kind == "add":

        def op(a, b):
            return a + b
    elif kind == "mul":

        def op(a, b):
            return a * b
    else:

        class op:
            def __init__(self, *a):
                self.a = a

            def __repr__(self):
                return f"{kind}{self.a}"

    return op


print(
    factory("add")(2, 3),
    factory("mul")(2, 3),
    factory("obj")(2, 3),
    factory("add") is factory("add"),
    factory("x").__qualname__,
)
handlers = {}
for name in ("a", "b"):

    def handler(x, name=name):
        return f"{name}:{x}"

    handlers[name] = handler
print(handlers["a"](1), handlers["b"](2), handler.__name__, [h(0) for h in handlers.values()])


def outer():
    x = 1

    class Inner:
        y = x + 1

        def get(self):
            return x, self.y

        class Deeper:
            def get(self):
                return x * 10

    x = 5
    return Inner


I = outer()
print(I().get(), I.Deeper().get(), I.__qualname__, I.Deeper.__qualname__)


def rec():
    def even(n):
        return n == 0 or odd(n - 1)

    def odd(n):
        return n != 0 and even(n - 1)

    return even


print(rec()(10), rec()(7))
count = 0


def deco(f):
    global count
    count += 1
    return f


for _ in range(3):

    @deco
    def again():
        return count


print(again(), (lambda: (lambda: (lambda: count)())())())


def shadow(shadow):
    return shadow if not callable(shadow) else shadow(1)


print(shadow(5), shadow(lambda v: v + 1))
f = g = lambda: "same"
print(f is g, f.__name__)
try:
    inner_only
except NameError as e:
    print(e)
