# Stands before each program of this folder. SEED is put above: the same seed makes the same values on both sides.
# The numbers come from a generator of our own, because `random` is itself looked at.
class Source:
    def __init__(self, seed):
        self.state = seed % 2147483646 + 1
        for _ in range(4):
            self.next()

    def next(self):
        self.state = self.state * 48271 % 2147483647
        return self.state

    def below(self, end):
        if end < 1 << 20:
            return self.next() % end
        number = 0
        for _ in range(end.bit_length() // 20 + 1):
            number = number << 20 | self.next() >> 3 & 0xFFFFF
        return number % end

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def chance(self, percent):
        return self.next() % 100 < percent

    def pick(self, among):
        return among[self.next() % len(among)]

    def some(self, among, low, high):
        return [self.pick(among) for _ in range(self.between(low, high))]

    def text(self, among, low, high):
        return "".join(self.some(among, low, high))

    def whole(self):
        kind = self.next() % 8
        if kind < 3:
            return self.between(-20, 20)
        if kind < 5:
            return self.between(-100000, 100000)
        number = self.below(1 << self.between(1, 200 if kind == 7 else 70))
        return -number if self.chance(40) else number

    def real(self):
        kind = self.next() % 10
        if kind == 0:
            return self.pick([0.0, -0.0, 0.5, 1.0, -1.0, 1e16, 1e22, 1e23, 5e-324, 1.7976931348623157e308,
                              2.2250738585072014e-308, 0.1, 2.5, 1e-5, 1e-4, 9007199254740993.0, float("inf"),
                              float("-inf"), float("nan"), 123456789.0, 0.3, 1 / 3])
        if kind < 4:
            number = self.between(-10**6, 10**6) / self.pick([1, 2, 4, 8, 10, 100, 1000, 10**6])
        elif kind < 6:
            number = (self.below(1 << 53) + 0.5) * 2.0 ** self.between(-60, 20)
        elif kind < 8:
            number = float(self.text("0123456789", 1, 17)) * 10.0 ** self.between(-20, 20)
        else:
            number = (1 + self.below(1 << 52) / (1 << 52)) * 2.0 ** self.between(-1060, 1023)
        return -number if self.chance(30) else number


def told(function, *arguments, **named):
    try:
        return repr(function(*arguments, **named))
    except Exception as error:
        return "!" + type(error).__name__ + ": " + ascii(str(error))


def check(label, shown, function, *arguments, **named):
    print(label, shown, told(function, *arguments, **named), sep="\t")


source = Source(SEED)
