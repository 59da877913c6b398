# list.count and list.index: bounds, identity before equality, and lists that change meanwhile.
# covers: list.count, list.index, dict.clear, dict.copy

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


nan = float("nan")
items = [1, 2, 1.0, True, "1", nan, None, [1]]
for value in (1, 2.0, "1", nan, float("nan"), None, [1], (1,)):
    t(items.count, value)
    t(items.index, value)
for arguments in [(), (1, 1), (1, -99), (1, 0, 0), (1, 3), (1, 4), (1, 0, 99), (1, -6, -5), (1, None), (1, "a"), (1, 0, None),
                  (1, 10 ** 30), (1, -10 ** 30), (1, 1, 2, 3), (1, True)]:
    t(items.index, *arguments)
t(items.count)
t(items.count, 1, 2)
t(items.index, value=1)


class Shrinks:
    def __eq__(self, other):
        items.clear()
        return False


class Fails:
    def __eq__(self, other):
        raise ValueError("asked")


items[:] = [1, 2, 3]
t(items.count, Shrinks())
items[:] = [1, 2, 3]
try:
    items.index(Shrinks())
except ValueError:
    print("not found", items)
t([Fails(), 1].count, 1)
t([1, Fails()].index, 1)


class Table(dict):
    pass


table = Table(a=1)
table.extra = 2
copied = table.copy()
print(type(copied), copied, hasattr(copied, "extra"), table.clear(), table)
t({}.copy, 1)
t({}.clear, 1)
t(dict.copy)
t(dict.clear, [])
view = (whole := {1: 2}).keys()
whole.clear()
print(view, len(view))
