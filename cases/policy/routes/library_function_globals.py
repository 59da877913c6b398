# expect: reject AttributeError at run
# A library function leads to no modules.
import statistics

print(statistics.mean.__globals__['math'] is not None)
