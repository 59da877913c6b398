# A slice shows its parts by their own repr.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


class Part:
    def __repr__(self):
        return 'Part()'


class Broken:
    def __repr__(self):
        return 1 / 0


print(slice(Part(), Part()), [slice(1, Part(), None)], f'{slice(Part())}')
tell(slice, Broken())
