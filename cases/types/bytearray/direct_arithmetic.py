# bytearray's arithmetic methods called directly, with operands of every kind.
names = ['__add__', '__sub__', '__mul__', '__truediv__', '__floordiv__', '__mod__', '__divmod__', '__pow__', '__matmul__']
operands = [b'', b'a', 97, 0, 2, -1, bytearray(b'b'), None, 'a', 1.5, [97], slice(1)]


def show(value):
    return sorted(map(ascii, value)) if isinstance(value, (set, frozenset)) else ascii(value)


for name in names:
    for this in [bytearray(), bytearray(b'ab')]:
        if not hasattr(this, name):
            print(name, "is not there")
            continue
        for operand in operands:
            try:
                outcome = getattr(type(this), name)(this, operand)
                print(name, show(this), show(operand), "->", type(outcome).__name__, show(outcome))
            except Exception as error:
                print(name, show(this), show(operand), "|", type(error).__name__, error)
