# The name bound by except ... as is deleted when the clause ends, whatever it held before.
e = "before"
try:
    raise ValueError("v")
except ValueError as e:
    print(repr(e))
try:
    print(e)
except NameError as err:
    print(err)


def f():
    e = 1
    try:
        try:
            raise KeyError("k")
        except KeyError as e:
            e = "rebound"
            raise TypeError(e)
    except TypeError as t:
        print(t)
    try:
        return e
    except UnboundLocalError as u:
        return str(u)


print(f())
for n in range(2):
    try:
        raise ValueError(n)
    except ValueError as exc:
        if n == 0:
            continue
        kept = exc
print(kept.args, "exc" in globals())
try:
    raise ValueError
except ValueError as x:
    del x
print("x" in globals())
try:
    pass
except ValueError as never:
    pass
print("never" in globals())
