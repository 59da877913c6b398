# expect: reject PermissionError at run
# oracle: skip it would wait for standard input
# input is refused as a callback as well.
print(list(map(input, ["> "])))
