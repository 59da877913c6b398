# Random objects, subclasses that bring their own random or getrandbits, and SystemRandom.
# covers: random.Random, random.SystemRandom, random.random
import random


class Counted(random.Random):
    calls = 0

    def random(self):
        self.calls += 1
        return 0.25


class Bits(random.Random):
    def getrandbits(self, k):
        return 1 if k else 0


class Seeded(random.Random):
    def __init__(self, a=None):
        print("made with", a)
        super().__init__(a)

    def seed(self, a=None, version=2):
        print("seeded with", a)
        super().seed(a, version)


one, two = random.Random(5), random.Random(5)
print(one.random() == two.random(), one.choice(range(100)) == two.choice(range(100)), random.Random(x=5).random() if False else "")
counted = Counted(1)
print(counted.random(), counted.choice("abcd"), counted.uniform(0, 8), counted.randrange(8), counted.calls)
bits = Bits(1)
print(bits.randrange(2), bits.choice("xy"), bits.random() == random.Random(1).random())
seeded = Seeded(7)
print(seeded.random() == random.Random(7).random())
for arguments in ((), (1, 2), ([],)):
    try:
        random.Random(*arguments)
        print("made")
    except TypeError as error:
        print(error)
system = random.SystemRandom()
system.seed(5)
print(0 <= system.random() < 1, 0 <= system.getrandbits(8) < 256, len(system.randbytes(3)), system.randrange(1), isinstance(system, random.Random))
for call in (system.getstate, lambda: system.setstate(1), lambda: system.getrandbits(-1), lambda: system.getrandbits("a")):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(random.Random.VERSION, sorted(random.__all__))
