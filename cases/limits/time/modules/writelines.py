# expect: limit time
# limits: time=250ms memory=32M output=64K
# StringIO.writelines of nothing, for ever.
import io
from itertools import repeat

io.StringIO().writelines(repeat(''))
