# known-failure: differs in a detail that is still to be mended
# expect: reject ModuleNotFoundError at import
# A namespace of one's own brings no other import.
namespace = {"__name__": "fresh"}
exec("def load():\n    import shutil\n    return shutil.__name__", namespace)
print(namespace["load"]())
