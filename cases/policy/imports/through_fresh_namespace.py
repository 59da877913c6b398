# expect: reject ModuleNotFoundError at run
# A namespace of one's own brings no other import.
namespace = {"__name__": "fresh"}
exec("def load():\n    import shutil\n    return shutil.__name__", namespace)
print(namespace["load"]())
