# Of slice: attributes, indices for every length, comparison, hash, and what cannot be changed.
# covers: slice.indices, slice.start, slice.stop, slice.step
class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value
sources = [
    "slice(1), slice(1, 2), slice(1, 2, 3), slice(None), slice('a', [], {}), slice(1).start, slice(1).stop, slice(1).step, slice(None, 5).stop",
    "slice()",
    "slice(1, 2, 3, 4)",
    "slice(stop=1)",
    "[slice(*a).indices(5) for a in [(None,), (2,), (-1,), (1, 10), (10, 1), (None, None, -1), (None, None, 2), (-100, 100), (4, 0, -2), (-1, -10, -1), (10**20, None), (None, -10**20, -1), (None, None, 10**20), (None, None, -10**20)]]",
    "slice(None).indices(0), slice(None, None, -1).indices(0), slice(5).indices(10**30), slice(-1, None).indices(10**30), slice(Index(1), Index(3), Index(1)).indices(9)",
    "slice(None).indices(-1)",
    "slice(None).indices('a')",
    "slice(None).indices(1.0)",
    "slice(None).indices(None)",
    "slice(None).indices()",
    "slice(None).indices(1, 2)",
    "slice(None, None, 0).indices(5)",
    "slice('a').indices(5)",
    "slice(1.0, 2).indices(5)",
    "slice(None).indices(Index(3)), slice(None).indices(True)",
    "slice(1, 2) == slice(1, 2), slice(1) == slice(None, 1), slice(1) == slice(1, None), slice(1) < slice(2), slice(1, 2) < slice(1, 3), slice(1) == 1, slice(1) != (None, 1, None), slice(1.0) == slice(1)",
    "slice(1) < slice('a')",
    "slice(1) < 5",
    "slice(None) < slice(1)",
    "hash(slice(1, 2)) == hash(slice(1, 2)), hash(slice(1)) == hash(slice(None, 1)), {slice(1): 'x'}[slice(None, 1, None)]",
    "hash(slice([]))",
    "exec('slice(1).start = 2')",
    "exec('del slice(1).stop')",
    "exec('slice(1).x = 2')",
    "type('S', (slice,), {})",
    "repr(slice('a', None, 1.5)), str(slice(1)), f'{slice(1)}'",
    "bool(slice(0)), slice(1).__reduce__(), slice.start, slice.indices",
    "len(slice(1))",
    "iter(slice(1))",
    "slice(1)[0]",
    "slice(1)()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
