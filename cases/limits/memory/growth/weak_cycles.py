# expect: limit memory
# limits: time=10s memory=32M output=64K
# Cycles with finalisers that keep them.
kept = []


class C:
    def __init__(self):
        self.me = self

    def __del__(self):
        kept.append(self)


while True:
    C()
