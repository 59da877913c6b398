# KeyError shows its only argument as repr; several arguments are shown as a tuple.
# covers: KeyError, LookupError, IndexError
sources = [
    "str(KeyError())",
    "str(KeyError('a'))",
    "str(KeyError('a', 'b'))",
    "str(KeyError(None))",
    "str(KeyError(1.5))",
    """str(KeyError("it's"))""",
    "str(KeyError(''))",
    "str(KeyError(('a',)))",
    r"str(KeyError('line\nline'))",
    "repr(KeyError('a'))",
    "repr(KeyError('a', 1))",
    "str(LookupError('a'))",
    "str(IndexError('a'))",
    "str(type('Own', (KeyError,), {})('a'))",
    "repr(type('Own', (KeyError,), {})('a'))",
    "{}['x']",
    "{}[(1, 2)]",
    "{}[[]]",
    "{}[frozenset([1])]",
    "set().remove('x')",
    "set().remove({1})",
    "set().pop()",
    "{}.pop('q')",
    "{}.popitem()",
    "[][0]",
    "()[5]",
    "''[0]",
    "b''[-1]",
    "range(0)[0]",
    "range(3)['a']",
    "[1][10**30]",
    "'abc'[-10**30]",
    "{'a': 1}.pop('b', None)",
    "KeyError('a') == KeyError('a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
