# Wrong argument counts and kinds for native functions and methods.
calls = ["len()", "len(1)", "len([], [])", "len(obj=[])", "abs()", "abs('a')", "ord('')", "ord('ab')", "ord(1)", "chr('a')", "chr(-1)", "chr(0x110000)",
         "[].append()", "[].append(1, 2)", "[].pop('a')", "[].pop(1, 2)", "{}.get()", "{}.get(1, 2, 3)", "'a'.upper(1)", "'a'.split(1)", "'a'.join(1)",
         "'a'.join([1])", "','.join(['a', None])", "'a'.replace('a')", "'a'.startswith(1)", "isinstance(1)", "isinstance(1, 2)", "issubclass(1, int)",
         "round('a')", "round(1.5, 'a')", "sum(1)", "sum(['a'])", "sum([[1]])", "sum(['a'], '')", "max()", "max(1)", "max([])", "min([], default=3)", "max(1, 2, default=3)",
         "sorted()", "sorted(1)", "sorted([1], lambda x: x)", "sorted([1, 'a'])", "range()", "range('a')", "range(1, 2, 0)", "range(1.0)", "int('x')", "int([])",
         "int('1', 99)", "int(1, 10)", "float('x')", "float([])", "str(1, 2)", "str(b'a', 1)", "list(1)", "dict(1)", "dict([1])", "dict([(1, 2, 3)])", "set(1)", "tuple(1)",
         "enumerate()", "enumerate(1)", "zip(1)", "map(len)", "map()", "filter(None)", "reversed({1})", "reversed(1)", "iter(1)", "next([])", "next(iter([]))",
         "getattr(1)", "getattr(1, 2)", "setattr(1, 'a')", "hasattr(1, 2)", "print(end=1)", "print(sep=2)", "print(foo=1)", "pow(1)", "divmod(1)", "hash([])", "hash({})",
         "hex(1.0)", "bin('a')", "bytes('a')", "bytes([256])", "bytes(-1)", "callable()", "id()", "type()", "type(1, 2)", "any(1)", "all()", "vars(1)", "zip([1], strict=2, x=1)"]
for c in calls:
    try:
        print(c, eval(c))
    except Exception as e:
        print(c, "|", type(e).__name__, e)
