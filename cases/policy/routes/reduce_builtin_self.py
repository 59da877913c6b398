# expect: reject AttributeError at run
# Iterators name the function that makes them again, and it leads no further than any built-in function.
function, arguments, place = iter([1, 2]).__reduce__()
print(function is iter, arguments, place)
print(function.__self__.__name__)
print(function.__self__.open is not None)
