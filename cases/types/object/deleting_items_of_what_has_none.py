# What is said when items of an object cannot be deleted: places in sequences have words of their own.
# covers: object
class Plain:
    pass


class Sized:
    def __len__(self):
        return 1


for instance in (5, 1.5, None, "abc", b"a", (1,), len, Plain(), Sized(), Plain, range(3), {1}, frozenset(), {}.keys(), {}.values(), iter([]), object(), slice(1), 1j, Ellipsis, (x for x in ()), list[int]):
    for key in (0, True, "a", slice(1), None):
        try:
            del instance[key]
        except TypeError as error:
            print(type(instance).__name__, key, error)
