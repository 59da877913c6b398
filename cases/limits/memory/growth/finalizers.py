# expect: limit memory
# limits: time=10s memory=32M output=64K
# Objects revived by their finaliser.
kept = []


class C:
    def __del__(self):
        kept.append(self)


while True:
    C()
