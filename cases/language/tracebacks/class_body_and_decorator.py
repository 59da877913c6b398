# Frames of class bodies and decorators appear by name.
def strict(f):
    if not f.__doc__:
        raise TypeError(f"{f.__qualname__} has no docstring")
    return f


class Service:
    limit = 3

    @strict
    def documented(self):
        """Yes."""

    @strict
    def undocumented(self):
        return None
