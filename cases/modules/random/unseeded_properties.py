# Without a seed only ranges and invariants can be told.
import random

xs = [random.random() for _ in range(500)]
print(
    all(0 <= x < 1 for x in xs),
    len(set(xs)) > 490,
    {random.randint(1, 3) for _ in range(200)} == {1, 2, 3},
    sorted(random.sample(range(5), 5)),
    sorted(set(random.choices("ab", k=100))),
    all(2 <= random.uniform(2, 3) <= 3 for _ in range(50)),
    0 <= random.getrandbits(4) < 16,
    random.choice([7]),
    random.randrange(1),
    isinstance(random.gauss(0, 1), float),
)
l = list(range(20))
random.shuffle(l)
print(
    sorted(l) == list(range(20)),
    random.Random(1).random() == random.Random(1).random(),
    random.Random().random() != random.Random().random(),
    random.SystemRandom is not None,
)
