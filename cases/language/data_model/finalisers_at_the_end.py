# What is still alive when the program ends is finalised, as it is met from the variables on.
class Noisy:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("gone:", self.name, "variables are still there:", isinstance(self, Noisy))


def generate():
    try:
        yield 1
    finally:
        print("the generator is closed")


late = Noisy("a variable")
several = [Noisy("list 1"), Noisy("list 2"), (Noisy("tuple 1"), Noisy("tuple 2"))]
named = {"a": Noisy("value a"), Noisy("a key"): Noisy("its value")}
_private = Noisy("a private variable")
late.part = Noisy("an attribute")
late.part.whole = late
waiting = generate()
next(waiting)


def with_default(value=Noisy("a default")):
    return value


class Holder:
    held = Noisy("in a class")


one = Noisy("in a circle, out of reach")
one.me = one
del one
print("the end")
