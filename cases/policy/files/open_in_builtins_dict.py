# expect: reject PermissionError at run
# The namespace of builtins holds nothing else.
import builtins

vars(builtins)["open"]("from_dict.txt", "w").close()
print("opened")
