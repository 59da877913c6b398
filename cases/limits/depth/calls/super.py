# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through super.
class A:
    def m(self):
        return B().m()


class B(A):
    def m(self):
        return super().m()


B().m()
