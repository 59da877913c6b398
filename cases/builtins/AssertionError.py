# assert with and without a message, with tuples, and what its text becomes.
# covers: AssertionError
sources = [
    "assert False",
    'assert False, "text"',
    'assert False, ("a", "b")',
    "assert False, None",
    "assert False, ()",
    'assert False, ValueError("inner")',
    "assert 0, 5",
    'assert [], f"{1 + 1}"',
    'assert "", "%d items" % 0',
    'assert 1 == 2, {"a": 1}',
    "assert not 1",
    r'assert None is not None, "line\nline"',
    "raise AssertionError",
    "raise AssertionError()",
    'raise AssertionError("a", "b")',
    "assert 1, 1 / 0",
    "assert 0, 1 / 0",
]
for source in sources:
    print(source)
    try:
        exec(source, {**globals()})
    except Exception as error:
        print("   ", type(error).__name__, ascii(str(error)))
