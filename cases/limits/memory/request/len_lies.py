# expect: limit memory
# limits: time=10s memory=32M output=64K
# A length that lies.
class C:
    def __len__(self):
        return 10 ** 15

    def __getitem__(self, i):
        return i


list(C())
