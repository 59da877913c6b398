# The order of draws matters: shuffles, samples and choices from one seeded stream.
import random


def run(seed):
    random.seed(seed)
    a = [random.randint(0, 9) for _ in range(8)]
    deck = list("abcdefgh")
    random.shuffle(deck)
    return (
        a,
        "".join(deck),
        random.sample("xyz", 2),
        random.choice((1, 2, 3)),
        round(random.uniform(-1, 1), 12),
        random.randrange(5, 50, 5),
        random.choices("HT", k=6),
        random.random(),
    )


for seed in (0, 1, 99, "word", 3.5, -1):
    print(seed, run(seed), run(seed) == run(seed))
r = random.Random(5)
q = random.Random(5)
print(
    [r.random() for _ in range(2)] == [q.random() for _ in range(2)],
    r.random() == random.Random(5).random(),
    r.getrandbits(32),
    r.getrandbits(64),
    r.randint(-(10**20), 10**20),
    r.randint(3, 3),
    r.uniform(5, 5),
    r.sample(range(10**12), 3),
    r.sample([1, 1, 2], 3),
    r.choices([], k=0),
    r.gauss(10, 2),
    r.gauss(10, 2),
    r.gauss(),
)


class Dice:
    def __init__(self, seed=None):
        self.rng = random.Random(seed)

    def roll(self, n=1, sides=6):
        return [self.rng.randint(1, sides) for _ in range(n)]


print(Dice(3).roll(5), Dice(3).roll(5), Dice(4).roll(3, 20))
random.seed(10)
x = random.random()
random.seed(10)
print(x == random.random(), random.seed() is None)
