# expect: reject AttributeError at run
# Classes do not list their subclasses.
class A:
    pass


class B(A):
    pass


print(B.__base__ is A)
print(A.__subclasses__() == [B])
