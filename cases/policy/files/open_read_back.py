# expect: reject PermissionError at run
# Reading and writing by any mode is refused.
handle = open("data.bin", mode="wb+")
handle.write(b"abc")
handle.seek(0)
print(handle.read())
handle.close()
