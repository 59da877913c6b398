# expect: reject AttributeError at run
# A metaclass of the program's own is no way around.
class M(type):
    def all(cls):
        return type.__subclasses__(object)


class C(metaclass=M):
    pass


print(len(C.all()) > 0)
