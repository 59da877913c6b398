# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through print.
class C:
    def __str__(self):
        print(self)
        return ''


print(C())
