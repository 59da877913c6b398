# expect: reject AttributeError at run
# statistics leads to no sys.
import statistics

print(statistics.sys is not None)
