# StopIteration keeps its first argument as value, StopAsyncIteration does not.
# covers: StopIteration, StopAsyncIteration
sources = [
    "StopIteration().value",
    "StopIteration(1).value",
    "StopIteration(1, 2).value",
    "StopIteration((1, 2)).value",
    "StopIteration(value=3)",
    "StopIteration(1, value=3)",
    "repr(StopIteration())",
    "repr(StopIteration(None))",
    "str(StopIteration(1, 2))",
    "str(StopIteration(5))",
    "StopIteration(5).args",
    "StopAsyncIteration(5).value",
    "StopAsyncIteration(5).args",
    "repr(StopAsyncIteration('a'))",
    "StopAsyncIteration(x=1)",
    "setattr(StopIteration(5), 'value', 1)",
    "[(e := StopIteration(5)), setattr(e, 'value', 7), e.value, e.args]",
    "[(e := StopIteration(5)), delattr(e, 'value'), e.value]",
    "[(e := StopIteration(5)), setattr(e, 'args', (8,)), e.value, e.args]",
    "StopIteration.value",
    "type(StopIteration.value).__name__",
    "StopIteration.value.__name__",
    "StopIteration.value.__get__(StopIteration(4))",
    "StopIteration.value.__get__(4)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
