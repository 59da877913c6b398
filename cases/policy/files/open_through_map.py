# expect: reject PermissionError at run
# Native functions that call back are no way around.
for f in map(open, ["mapped.txt"], ["w"]):
    f.close()
print("opened")
