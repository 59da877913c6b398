# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __length_hint__.
class C:
    def __iter__(self):
        return iter(())

    def __length_hint__(self):
        return len(list(self))


list(C())
