# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through an iterator in join.
class C:
    def __iter__(self):
        return iter([''.join(self)])


''.join(C())
