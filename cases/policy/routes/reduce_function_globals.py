# expect: reject AttributeError at run
# The function that makes an object again leads to nothing of the module it comes from.
class A:
    pass


make = A().__reduce_ex__(2)[0]
print(type(make(A)).__name__)
print(sorted(make.__globals__)[:1] != [])
