# memoryview's __contains__ and __getitem__ called directly, with operands of every kind.
names = ['__contains__', '__getitem__']
operands = [b'', b'ab', 97, 0, 1, -2, True, None, 'a', [97]]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in [memoryview(b''), memoryview(b'ab')]:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, len(this), show(operand), "->", type(outcome).__name__, ascii(outcome) if not isinstance(outcome, memoryview) else outcome.tobytes())
            except Exception as error:
                print(name, len(this), show(operand), "|", type(error).__name__, error)
