# Every operator applied to None, the most common mistake of all.
n = None
for src in ("None + 1", "1 + None", "None + None", "-None", "None * 2", "n[0]", "n['k']", "None.x", "n()", "len(None)", "for_ = [x for x in None]", "None < 1", "1 > None", "None and 1 / 0", "None or 5", "not None", "None == 0", "None in [None]", "1 in None", "None if None else 'e'", "int(None)", "float(None)", "str(None)", "list(None)", "dict(None)", "sum([1, None])", "max([1, None])", "sorted([None, 1])", "'a' + None", "'%s' % None", "f'{None}'", "f'{None:5}'", "[1][n]", "{None: 1}[None]", "None.append(1)", "a, b = None", "[*None]", "print(*None)", "f(**None)", "range(None)", "abs(None)", "round(None)", "'x'.join(None)", "'x'.join([None])", "'a,b'.split(None)", "[3, 1].sort().x", "None is None", "isinstance(None, type(None))", "hash(None) == hash(None)", "bool(None)", "None @ 1", "None ** 2", "~None", "None | 1", "int | None", "None |= 1"):
    try:
        exec(f"r = {src}" if "=" not in src.replace("==", "") else src, globals())
        print(src, "->", r)
    except Exception as e:
        print(src, "|", type(e).__name__, e)
