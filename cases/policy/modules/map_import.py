# expect: reject ModuleNotFoundError at import
# And one by map.
print([m.__name__ for m in map(__import__, ['math', 'os'])])
