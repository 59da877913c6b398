# Errors inside callbacks of native functions: sort keys, map, max, reduce.
from functools import reduce


def key(word):
    return len(word) / (len(word) - 3)


print(list(map(key, ["a", "ab"])))
print(reduce(lambda a, b: a + b, map(key, ["a", "ab"])))
print(sorted(["a", "abcd", "abc"], key=key))
