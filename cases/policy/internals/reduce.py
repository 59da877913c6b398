# expect: reject AttributeError at run
# Objects do not describe how to rebuild themselves.
class A:
    pass


print(len(A().__reduce_ex__(2)) > 1)
