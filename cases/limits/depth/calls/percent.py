# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through %.
class C:
    def __str__(self):
        return '%s' % self


'%s' % C()
