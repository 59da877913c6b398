# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __call__.
class C:
    def __call__(self):
        return self()


C()()
