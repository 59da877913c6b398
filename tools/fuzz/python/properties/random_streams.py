# The streams of every method of a seeded generator.
import random
from fractions import Fraction

population = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]


def small():
    return source.pick([0.5, 1, 2, 3.7, 0.1, 10, 1.0, 25.5, 0.01])


def shuffled(generator, items):
    generator.shuffle(items)
    return items


METHODS = {
    "random": lambda g: g.random(),
    "getrandbits": lambda g: g.getrandbits(source.pick([0, 1, 7, 31, 32, 33, 64, 65, 200])),
    "randbytes": lambda g: g.randbytes(source.between(0, 20)),
    "randrange": lambda g: g.randrange(source.between(1, 10 ** source.between(1, 25))),
    "randrange of two": lambda g: g.randrange(source.between(-50, 5), source.between(0, 50)),
    "randrange of three": lambda g: g.randrange(source.between(-50, 5), source.between(0, 50), source.between(-3, 4)),
    "randint": lambda g: g.randint(source.between(-9, 2), source.between(0, 10 ** source.between(1, 25))),
    "choice": lambda g: g.choice(population[: source.between(0, 15)]),
    "choices": lambda g: g.choices(population, k=source.between(0, 5)),
    "choices by weight": lambda g: g.choices("abcd", weights=[source.between(0, 3), source.real(), 1, 2], k=3),
    "choices by fractions": lambda g: g.choices("abc", [Fraction(1, 3), Fraction(1, source.between(1, 4)), 2], k=3),
    "choices by sums": lambda g: g.choices("abc", cum_weights=[1, 3, source.between(3, 9)], k=3),
    "shuffle": lambda g: shuffled(g, list(range(source.between(0, 40)))),
    "sample": lambda g: g.sample(population, source.between(-1, 16)),
    "sample of range": lambda g: g.sample(range(10 ** source.between(1, 18)), source.between(0, 9)),
    "sample by counts": lambda g: g.sample("abc", counts=[2, source.between(0, 3), 5], k=source.between(0, 7)),
    "binomialvariate": lambda g: g.binomialvariate(source.pick([0, 1, 2, 9, 10, 30, 100, 1000, -1]), source.pick([0.0, 1.0, 0.5, 0.1, 0.9, 0.01, 0.77, 1.2])),
    "uniform": lambda g: g.uniform(source.real(), source.real()),
    "triangular": lambda g: g.triangular(source.between(-3, 3), source.between(0, 9), source.pick([None, 0, 1.5, 2])),
    "gauss": lambda g: g.gauss(small(), small()),
    "normalvariate": lambda g: g.normalvariate(small(), small()),
    "lognormvariate": lambda g: g.lognormvariate(small(), small()),
    "expovariate": lambda g: g.expovariate(small()),
    "gammavariate": lambda g: g.gammavariate(small(), small()),
    "betavariate": lambda g: g.betavariate(small(), small()),
    "paretovariate": lambda g: g.paretovariate(small()),
    "weibullvariate": lambda g: g.weibullvariate(small(), small()),
    "vonmisesvariate": lambda g: g.vonmisesvariate(small(), small()),
}
SEEDS = [lambda: source.whole(), lambda: source.text("abcé", 0, 6), lambda: source.text("xyz", 0, 9).encode(), lambda: source.real(), lambda: bytearray(b"seed")]

for _ in range(120):
    seed, version = source.pick(SEEDS)(), source.pick([2, 2, 1])
    generator = random.Random()
    print("seed", repr(seed) + " " + str(version), told(generator.seed, seed, version), sep="\t")
    generator.seed(repr(seed))
    for place in range(60):
        name = source.pick(list(METHODS))
        print(name, f"{place} after seed({repr(seed)!r})", told(METHODS[name], generator), sep="\t")
    state = generator.getstate()
    first = generator.random(), generator.gauss(0, 1)
    generator.setstate(state)
    print("state", repr(seed), len(state), state[0], state[1][-1], hash(state[1]), first == (generator.random(), generator.gauss(0, 1)), sep="\t")
