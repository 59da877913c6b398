# What is thrown into a generator that has not begun comes out at its first line, and ends it.
def waiting():
    try:
        yield 1
    except ValueError:
        print("caught")


one = waiting()
try:
    one.throw(KeyError("k"))
except KeyError as error:
    print(repr(error))
print(next(one, "over"))
waiting().throw(ValueError("v"))
