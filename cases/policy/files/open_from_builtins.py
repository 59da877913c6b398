# expect: reject PermissionError at run
# The builtins module holds the same refused open.
import builtins

print(builtins.len([1]))
getattr(builtins, "op" + "en")("from_builtins.txt", "w").close()
print("opened")
