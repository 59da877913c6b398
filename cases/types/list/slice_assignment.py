# Slice assignment and deletion of all shapes.
def show(stmt):
    a = list(range(6))
    try:
        exec(stmt, {"a": a})
    except Exception as e:
        print(stmt, "|", type(e).__name__, e, a)
    else:
        print(stmt, a)


for s in (
    "a[1:3] = 'xyz'",
    "a[1:3] = []",
    "a[2:2] = [9]",
    "a[:] = a",
    "a[::2] = 'abc'",
    "a[::2] = 'ab'",
    "a[::-1] = a",
    "a[10:] = [1]",
    "a[-2:] = [7]",
    "a[4:1] = ['ins']",
    "a[::-2] = [1, 2, 3]",
    "a[1:1] = a",
    "a[:0] = (x for x in 'gen')",
    "a[1:3] = 5",
    "a[::2] = 5",
    "a[1:5:2] = {}",
    "a[None:2] = {1: 2}",
    "del a[1:3]",
    "del a[::2]",
    "del a[::-3]",
    "del a[4:1]",
    "del a[-1:]",
    "del a[:]",
    "del a[10:]",
    "del a[3:0:-1]",
    "a[::0] = []",
    "a['x':] = []",
    "a[1:3] *= 2",
    "a[0:2] += [8]",
    "a[6] = 1",
    "a[-7] = 1",
    "a['k'] = 1",
    "del a[6]",
    "a[1.0] = 2",
    "a[5:2:-1] = 'xyz'",
    "a[-100:100] = []",
    "a[2:4] = 'é'",
    "a[0] = a",
    "a[1:2] = [[]]",
    "a[::1] = range(2)",
    "a[5:1:2] = []",
    "a[5:1:2] = [1]",
):
    show(s)
