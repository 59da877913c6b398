# expect: reject AttributeError at run
# operator.methodcaller is no way around.
import operator

print(len(operator.methodcaller('__subclasses__')(object)) > 0)
