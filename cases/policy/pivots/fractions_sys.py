# expect: reject AttributeError at run
# fractions leads to no sys.
import fractions

print(fractions.sys is not None)
