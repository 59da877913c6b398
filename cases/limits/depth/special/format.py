# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __format__.
class C:
    def __format__(self, spec):
        return f'{self}'


f'{C()}'
