# The Mersenne Twister gives CPython's numbers for integer, string and other seeds.
import random

random.seed(42)
print(
    random.random(),
    random.randint(1, 100),
    random.choice("abcdef"),
    random.sample(range(100), 5),
    random.uniform(1, 2),
    random.randrange(0, 100, 7),
    random.getrandbits(70),
    random.gauss(0, 1),
    random.shuffle(l := list(range(10))),
    l,
)
for s in (0, 1, -5, 2**70, "text", 1.5, b"bytes", True, None.__class__.__name__, ""):
    r = random.Random(s)
    print(repr(s), r.random(), r.randint(0, 10**6), r.getrandbits(8))
r = random.Random(7)
print(
    r.choices("abc", k=5),
    r.choices([1, 2, 3], weights=[1, 0, 5], k=6),
    r.choices("xy", cum_weights=[1, 4], k=3),
    r.triangular(0, 10, 3),
    r.betavariate(2, 3),
    r.expovariate(1.5),
    r.normalvariate(5, 2),
    r.lognormvariate(0, 1),
    r.paretovariate(3),
    r.weibullvariate(1, 2),
    r.vonmisesvariate(0, 4),
    r.gammavariate(2, 1),
    r.gammavariate(0.5, 1),
    r.binomialvariate(10, 0.3),
    r.randbytes(5),
    r.sample([1, 2, 3], 3),
    r.sample("ab", counts=[2, 3], k=4),
    r.randrange(10**30),
)
st = r.getstate()
a = [r.random() for _ in range(3)]
r.setstate(st)
print(a == [r.random() for _ in range(3)], type(st).__name__, len(st))
random.seed("x")
big = [random.randint(1, 6) for _ in range(2000)]
print(sum(big), big[:20], [big.count(i) for i in range(1, 7)])
for f in (
    lambda: random.choice([]),
    lambda: random.randint(5, 1),
    lambda: random.sample([1], 2),
    lambda: random.randrange(0),
    lambda: random.randint(1.5, 2),
    lambda: random.choices([], k=1),
    lambda: random.sample({1, 2}, 1),
    lambda: random.seed([1]),
    lambda: random.choices([1], weights=[0]),
    lambda: random.randrange(1, 5, 0),
    lambda: random.shuffle((1, 2)),
    lambda: random.getrandbits(-1),
    lambda: random.sample(5, 1),
    lambda: random.choice({1: 2, 3: 4}),
    lambda: random.choices("ab", [1, 2, 3]),
):
    try:
        f()
        print("fine")
    except Exception as e:
        print(type(e).__name__, e)
