# expect: reject ModuleNotFoundError at import
# __import__ obeys the same list.
print(__import__("math").floor(2.5))
os = __import__("os")
print(os.sep)
