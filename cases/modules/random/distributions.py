# Every distribution of a seeded generator, with parameters at the edges of what is meaningful.
# covers: random.betavariate, random.binomialvariate, random.expovariate, random.gammavariate, random.gauss, random.lognormvariate, random.normalvariate, random.paretovariate, random.triangular, random.uniform, random.vonmisesvariate, random.weibullvariate
import random

random.seed(2024)


def show(name, *arguments, **named):
    try:
        result = getattr(random, name)(*arguments, **named)
        print(name, arguments, named, f"{result:.12g}")
    except Exception as error:
        print(name, arguments, named, type(error).__name__, error)


for name in ("betavariate", "gammavariate", "gauss", "lognormvariate", "normalvariate", "uniform", "vonmisesvariate", "weibullvariate"):
    for arguments in ((1, 2), (0.5, 0.5), (2.5, 10), (0, 1), (1, 0), (-1, 1), (1, -1), ("a", 1), (1, None), (1,), (), (1, 2, 3)):
        show(name, *arguments)
for name in ("expovariate", "paretovariate"):
    for arguments in ((), (1,), (0.25,), (-2,), (0,), ("a",), (None,), (1, 2)):
        show(name, *arguments)
for arguments in ((), (1,), (0, 5), (0, 5, 1), (5, 0), (1, 1, 1), (0, 5, None), (0, 1, 3), ("a", 1), (0, 1, "x"), (1, 2, 3, 4)):
    show("triangular", *arguments)
show("triangular", mode=0.1)
show("triangular", low=3, high=4)
for arguments in ((), (10,), (10, 0.3), (0, 0.5), (1, 1), (5, 0), (5, 1), (5, 0.999), (50, 0.5), (1000, 0.9), (-1, 0.5), (5, 1.5), (5, -0.1), (2.5, 0.5), ("a",), (5, "b")):
    show("binomialvariate", *arguments)
show("binomialvariate", n=3, p=0.5)
show("gauss", mu=5, sigma=0)
show("expovariate", lambd=3)
