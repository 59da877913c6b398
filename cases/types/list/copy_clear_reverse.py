# list.copy, clear and reverse: subclasses, arity, what they return.
# covers: list.copy, list.clear, list.reverse
class Own(list):
    pass
sources = [
    "[1, [2]].copy(), Own([1]).copy(), type(Own([1]).copy()), (lambda x: x.copy()[1] is x[1])([1, []])",
    "[1].copy(1)",
    "[1].copy(x=1)",
    "(lambda x: (x.clear(), x))([1, 2])",
    "[].clear(1)",
    "(lambda x: (x.reverse(), x))([1, 2, 3]), [].reverse()",
    "[].reverse(1)",
    "list.copy()",
    "list.copy(())",
    "list.clear('a')",
    "list.reverse({})",
    "type(Own([1]) + [2]), type(Own([1]) * 2), type(Own([1])[:]), Own([1]) == [1], repr(Own([1])), type(reversed(Own([1])))",
    "list(reversed([1, 2, 3])), reversed([]).__length_hint__(), iter([1, 2]).__length_hint__()",
    "(lambda it, x: (next(it), x.append(5), list(it), list(it)))(*(lambda x: (iter(x), x))([1, 2]))",
    "(lambda it, x: (next(it), x.clear(), list(it), x.append(1), list(it)))(*(lambda x: (iter(x), x))([1, 2]))",
    "(lambda it, x: (next(it), x.clear(), list(it)))(*(lambda x: (reversed(x), x))([1, 2, 3]))",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
