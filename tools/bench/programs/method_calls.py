# Methods that read and write attributes, inherited and overridden.
class Counter:
    def __init__(self, step):
        self.step = step
        self.value = 0

    def bump(self, by):
        self.value += by * self.step
        return self

    def wrap(self):
        if self.value > 1_000_000:
            self.value -= 1_000_000


class Biased(Counter):
    def bump(self, by):
        super().bump(by + 1)
        return self


def run(n):
    counters = [Counter(3), Biased(5), Counter(7)]
    for i in range(n):
        for c in counters:
            c.bump(i & 15)
            c.wrap()
    return [c.value for c in counters]


print(run(1_300_000))
