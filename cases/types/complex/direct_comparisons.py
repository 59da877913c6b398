# complex's comparison methods called directly, with operands of every kind.
names = ['__lt__', '__le__', '__eq__', '__ne__', '__gt__', '__ge__']
operands = [2, 0, True, 1.5, 1j, 2**70, None, '3', []]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in [0j, 1 + 2j]:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, show(this), show(operand), "->", type(outcome).__name__, show(outcome))
            except Exception as error:
                print(name, show(this), show(operand), "|", type(error).__name__, error)
