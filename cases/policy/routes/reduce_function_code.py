# expect: reject AttributeError at run
# The function of the older protocols has no code that can be looked at.
rebuild = object().__reduce_ex__(0) if False else ValueError().__reduce__()
print(rebuild[0].__name__)


class A:
    pass


print(A().__reduce_ex__(0)[0].__code__.co_names != ())
