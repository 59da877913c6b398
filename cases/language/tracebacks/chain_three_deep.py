# Three errors chained, with cause and context mixed.
class StorageError(Exception):
    pass


class ServiceError(Exception):
    pass


def read(key):
    return {"a": 1}[key]


def load(key):
    try:
        return read(key)
    except KeyError as e:
        raise StorageError(f"cannot load {key}") from e


def serve(key):
    try:
        return load(key)
    except StorageError:
        raise ServiceError("unavailable")


print(serve("a"))
serve("b")
