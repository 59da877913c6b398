# expect: limit memory
# limits: time=250ms memory=32M output=64K
# Statistics.fmean without end.
import statistics
from itertools import repeat

statistics.fmean(repeat(1.0))
