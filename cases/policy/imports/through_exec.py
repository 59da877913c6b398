# expect: reject ModuleNotFoundError at import
# exec runs the program's own text under the same list.
exec("import math\nprint(math.floor(1.5))")
exec("import os\nprint(os.sep)")
