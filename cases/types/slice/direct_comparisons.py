# slice's comparison methods called directly, with operands of every kind.
names = ['__lt__', '__le__', '__eq__', '__ne__', '__gt__', '__ge__']
operands = [slice(None), slice(1, 5, 2), 1, None, 'a', (1, 5, 2)]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in [slice(None), slice(1, 5, 2)]:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, show(this), show(operand), "->", type(outcome).__name__, show(outcome))
            except Exception as error:
                print(name, show(this), show(operand), "|", type(error).__name__, error)
