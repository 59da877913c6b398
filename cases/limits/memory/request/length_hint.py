# expect: limit memory
# limits: time=10s memory=32M output=64K
# A length hint that lies.
class C:
    def __length_hint__(self):
        return 10 ** 15

    def __iter__(self):
        return iter(int, 1)


list(C())
