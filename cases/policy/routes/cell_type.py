# expect: reject AttributeError at run
# types has no cells to make.
import types

print(types.CellType(1).cell_contents)
