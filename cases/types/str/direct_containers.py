# str's __contains__ and __getitem__ called directly, with operands of every kind.
names = ['__contains__', '__getitem__']
operands = ['', 'a', 'b', 0, 2, -1, True, None, b'a', 1.5, ['a'], slice(1)]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in ['', 'ab', 'é']:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, show(this), show(operand), "->", type(outcome).__name__, show(outcome))
            except Exception as error:
                print(name, show(this), show(operand), "|", type(error).__name__, error)
