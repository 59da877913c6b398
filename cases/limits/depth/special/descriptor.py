# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a descriptor.
class C:
    def __get__(self, instance, owner):
        return instance.x


class D:
    x = C()


D().x
