# expect: reject AttributeError at run
# statistics leads to no Decimal.
import statistics

print(statistics.Decimal is not None)
