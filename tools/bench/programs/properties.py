# Properties, class and static methods, and special methods.
class Celsius:
    made = 0

    def __init__(self, degrees):
        self._degrees = degrees

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        self._degrees = value if value > -273.0 else -273.0

    @classmethod
    def of(cls, degrees):
        cls.made += 1
        return cls(degrees)

    @staticmethod
    def mix(a, b):
        return (a + b) / 2

    def __add__(self, other):
        return Celsius(self._degrees + other._degrees)

    def __lt__(self, other):
        return self._degrees < other._degrees

    def __len__(self):
        return 3


def run(n):
    warm = Celsius.of(20.0)
    total = 0.0
    for i in range(n):
        t = Celsius.of(i & 63)
        t.degrees = t.degrees + 1.5
        both = t + warm
        if warm < both:
            total += Celsius.mix(both.degrees, t.degrees)
        total += len(t)
    return total, Celsius.made


print(run(400_000))
