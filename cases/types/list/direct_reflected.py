# list's reflected methods called directly, with operands of every kind.
names = ['__radd__', '__rsub__', '__rmul__', '__rtruediv__', '__rfloordiv__', '__rmod__', '__rdivmod__', '__rpow__', '__ror__', '__rand__', '__rlshift__']
operands = [[], [1], 0, 1, -1, True, None, 'a', (1,), 1.5, slice(1), [1, 'a']]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in [[], [1, 'a']]:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, show(this), show(operand), "->", type(outcome).__name__, show(outcome))
            except Exception as error:
                print(name, show(this), show(operand), "|", type(error).__name__, error)
