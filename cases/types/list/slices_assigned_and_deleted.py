# Slices of lists: assignment and deletion with steps, sizes that do not fit, the list itself.
class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value
sources = [
    "x = [0, 1, 2, 3, 4]; x[1:3] = 'abc'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[:] = []; print(x)",
    "x = [0, 1, 2, 3, 4]; x[5:] = x; print(x)",
    "x = [0, 1, 2, 3, 4]; x[::2] = 'abc'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[::2] = 'ab'",
    "x = [0, 1, 2, 3, 4]; x[::-1] = x; print(x)",
    "x = [0, 1, 2, 3, 4]; x[3:1] = 'z'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[3:1:2] = ''; print(x)",
    "x = [0, 1, 2, 3, 4]; x[3:1:2] = 'a'",
    "x = [0, 1, 2, 3, 4]; x[::1] = 'z'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[1:2] = 5",
    "x = [0, 1, 2, 3, 4]; x[1:4:2] = 5",
    "x = [0, 1, 2, 3, 4]; x[::0] = []",
    "x = [0, 1, 2, 3, 4]; x['a':] = []",
    "x = [0, 1, 2, 3, 4]; x[1.0:] = []",
    "x = [0, 1, 2, 3, 4]; x[Index(1):Index(3)] = 'q'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[-100:100] = (n for n in range(2)); print(x)",
    "x = [0, 1, 2, 3, 4]; x[10**20:] = [9]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[1:3]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[::2]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[::-2]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[3:1]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[:]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[1::10**20]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[-1], x[0]; print(x)",
    "x = [0, 1, 2, 3, 4]; del x[5]",
    "x = [0, 1, 2, 3, 4]; del x['a']",
    "x = [0, 1, 2, 3, 4]; del x[1.5]",
    "x = [0, 1, 2, 3, 4]; x[5] = 1",
    "x = [0, 1, 2, 3, 4]; x[-6] = 1",
    "x = [0, 1, 2, 3, 4]; x['a'] = 1",
    "x = [0, 1, 2, 3, 4]; x[10**20] = 1",
    "x = [0, 1, 2, 3, 4]; x[1, 2] = 1",
    "x = [0, 1, 2, 3, 4]; x[None] = 1",
    "x = [0, 1, 2, 3, 4]; x[True] = 'b'; print(x)",
    "x = [0, 1, 2, 3, 4]; x[1:3] += [7]; print(x)",
    "x = [0, 1, 2, 3, 4]; x[0], x[1] = x[1], x[0]; print(x)",
    "print([0, 1, 2][1:10**20], [0, 1, 2][::-1], [0, 1, 2][-10**20:2], [0, 1, 2][::10**20], [][5:], [1][:-1])",
    "print([0, 1, 2].__getitem__(slice(None, None, -1)), [0].__setitem__(0, 1), [0].__delitem__(0))",
    "[0].__setitem__(0)",
    "[0].__delitem__()",
    "[0].__setitem__(1, 2)",
]
for source in sources:
    print(source)
    try:
        exec(source, {**globals()})
    except Exception as error:
        print("   ", type(error).__name__, ascii(str(error)))
