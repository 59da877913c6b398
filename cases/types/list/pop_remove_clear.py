# pop, remove, clear, del, and their errors.
a = [10, 20, 30, 20, 40]
print(a.pop(), a.pop(0), a.pop(-2), a, a.remove(20), a, a.clear(), a)


class Eq:
    def __eq__(self, o):
        return o == 5 or NotImplemented


b = [1.0, True, "x", Eq(), [1]]
b.remove(1)
print(len(b), b[0])
b.remove(True)
b.remove([1])
b.remove(5)
print(b)
for f in (
    lambda: [].pop(),
    lambda: [1].pop(5),
    lambda: [1].pop(-2),
    lambda: [1].pop("a"),
    lambda: [1].remove(2),
    lambda: [].remove(),
    lambda: [1].pop(1.0),
    lambda: [1].clear(1),
    lambda: [1].pop(None),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
c = list(range(10))
while c:
    print(c.pop(len(c) // 2), end=" ")
print(c)
d = [1, 2, 3]
it = iter(d)
next(it)
d.pop(0)
print(list(it), [1, 2][True:], [[]].pop())
