# expect: reject AttributeError at run
# The io module has in-memory files only.
import io

print(io.StringIO("x").read())
io.open("by_io.txt", "w").close()
print("opened")
