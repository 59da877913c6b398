# An empty dict has nothing to compare a key with, and does not ask for its hash.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


tell({}.pop, [])
tell({}.pop, [], 1)
tell({1: 1}.pop, [], 1)
tell({}.get, [])
tell({}.setdefault, [])
tell({}.__contains__, [])
