"""Random variable generators."""

from itertools import accumulate as _accumulate
from math import acos as _acos
from math import ceil as _ceil
from math import cos as _cos
from math import e as _e
from math import exp as _exp
from math import fabs as _fabs
from math import floor as _floor
from math import isfinite as _isfinite
from math import lgamma as _lgamma
from math import log as _log
from math import log2 as _log2
from math import pi as _pi
from math import sin as _sin
from math import sqrt as _sqrt
from math import tau as _tau
from operator import index as _index

__all__ = [
    "Random",
    "SystemRandom",
    "betavariate",
    "binomialvariate",
    "choice",
    "choices",
    "expovariate",
    "gammavariate",
    "gauss",
    "getrandbits",
    "getstate",
    "lognormvariate",
    "normalvariate",
    "paretovariate",
    "randbytes",
    "randint",
    "random",
    "randrange",
    "sample",
    "seed",
    "setstate",
    "shuffle",
    "triangular",
    "uniform",
    "vonmisesvariate",
    "weibullvariate",
]

# Constants of the rejection methods, computed as CPython computes them.
NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
LOG4 = _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
TWOPI = _tau
BPF = 53
RECIP_BPF = 2.0**-BPF
_ONE = 1


def _is_sequence(value):
    from collections.abc import Sequence

    return isinstance(value, Sequence)


class Random(_Generator):
    """A generator of random numbers with a state of its own."""

    VERSION = 3

    def __init__(self, x=None):
        """Seed it with x, or with what the host offers."""
        self.seed(x)
        self.gauss_next = None

    def __init_subclass__(cls, /, **kwargs):
        # A subclass that brings its own source of bits or floats gets ints from that source.
        for known in cls.__mro__:
            own = known.__dict__
            if "_randbelow" in own:
                break
            if "getrandbits" in own:
                cls._randbelow = cls._randbelow_with_getrandbits
                break
            if "random" in own:
                cls._randbelow = cls._randbelow_without_getrandbits
                break

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return self.__class__, (), self.getstate()

    def seed(self, a=None, version=2):
        """Start again from a known point."""
        if version == 1 and isinstance(a, (str, bytes)):
            codes = list(a) if isinstance(a, bytes) else [ord(c) for c in a]
            mixed = codes[0] << 7 if codes else 0
            for code in codes:
                mixed = ((1000003 * mixed) ^ code) & 0xFFFFFFFFFFFFFFFF
            mixed ^= len(codes)
            a = -2 if mixed == -1 else mixed
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(a + _sha512(a))
        elif not isinstance(a, (type(None), int, float, str, bytes, bytearray)):
            raise TypeError("The only supported seed types are:\nNone, int, float, str, bytes, and bytearray.")
        super().seed(a)
        self.gauss_next = None

    def getstate(self):
        """The state as a tuple, for setstate()."""
        return self.VERSION, super().getstate(), self.gauss_next

    def setstate(self, state):
        """Go on from a state that getstate() gave."""
        version = state[0]
        if version == 3:
            version, words, self.gauss_next = state
            super().setstate(words)
        elif version == 2:
            version, words, self.gauss_next = state
            try:
                words = tuple(word % 2**32 for word in words)
            except ValueError as error:
                raise TypeError from error
            super().setstate(words)
        else:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")

    def _randbelow_with_getrandbits(self, n):
        count = n.bit_length()
        drawn = self.getrandbits(count)
        while drawn >= n:
            drawn = self.getrandbits(count)
        return drawn

    def _randbelow_without_getrandbits(self, n, maxsize=1 << 53):
        if n >= maxsize:
            return _floor(self.random() * n)
        rest = maxsize % n
        limit = (maxsize - rest) / maxsize
        drawn = self.random()
        while drawn >= limit:
            drawn = self.random()
        return _floor(drawn * maxsize) % n

    def randbytes(self, n):
        """n random bytes."""
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_ONE):
        """A random item of range(start, stop, step)."""
        first = _index(start)
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            if first > 0:
                return self._randbelow(first)
            raise ValueError("empty range for randrange()")
        last = _index(stop)
        width = last - first
        by = _index(step)
        if by == 1:
            if width > 0:
                return first + self._randbelow(width)
            raise ValueError(f"empty range in randrange({start}, {stop})")
        if by > 0:
            count = (width + by - 1) // by
        elif by < 0:
            count = (width + by + 1) // by
        else:
            raise ValueError("zero step for randrange()")
        if count <= 0:
            raise ValueError(f"empty range in randrange({start}, {stop}, {step})")
        return first + by * self._randbelow(count)

    def randint(self, a, b):
        """A random int from a up to and including b."""
        return self.randrange(a, b + 1)

    def choice(self, seq):
        """A random item of a sequence that is not empty."""
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        """Put a list into random order, in place."""
        below = self._randbelow
        for last in range(len(x) - 1, 0, -1):
            place = below(last + 1)
            x[last], x[place] = x[place], x[last]

    def sample(self, population, k, *, counts=None):
        """k different items of a sequence."""
        if not isinstance(population, (list, tuple, range, str)) and not _is_sequence(population):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        size = len(population)
        if counts is not None:
            sums = list(_accumulate(counts))
            if len(sums) != size:
                raise ValueError("The number of counts does not match the population")
            total = sums.pop()
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            places = self.sample(range(total), k=k)
            return [population[_place(sums, place, len(sums))] for place in places]
        below = self._randbelow
        if not 0 <= k <= size:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        # A list of all items is smaller than a set of k up to this size.
        small = 21
        if k > 5:
            small += 4 ** _ceil(_log(k * 3, 4))
        if size <= small:
            pool = list(population)
            for place in range(k):
                drawn = below(size - place)
                result[place] = pool[drawn]
                pool[drawn] = pool[size - place - 1]
        else:
            seen = set()
            for place in range(k):
                drawn = below(size)
                while drawn in seen:
                    drawn = below(size)
                seen.add(drawn)
                result[place] = population[drawn]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k items, each drawn from all of them, perhaps with weights."""
        random = self.random
        size = len(population)
        if cum_weights is None:
            if weights is None:
                scale = size + 0.0
                return [population[_floor(random() * scale)] for _ in range(k)]
            try:
                cum_weights = list(_accumulate(weights))
            except TypeError:
                if not isinstance(weights, int):
                    raise
                raise TypeError(f"The number of choices must be a keyword argument: k={weights!r}") from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != size:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _isfinite(total):
            raise ValueError("Total of weights must be finite")
        if type(cum_weights) is not list:
            cum_weights = list(cum_weights)
        return [population[_place(cum_weights, random() * total, size - 1)] for _ in range(k)]

    def uniform(self, a, b):
        """A random float from a to b."""
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """From low to high, most often about mode."""
        u = self.random()
        try:
            peak = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > peak:
            # Seen from the other end, it is the same.
            u, peak = 1.0 - u, 1.0 - peak
            low, high = high, low
        return low + (high - low) * _sqrt(u * peak)

    def normalvariate(self, mu=0.0, sigma=1.0):
        """The normal distribution, by the ratio of uniforms."""
        random = self.random
        while True:
            u1 = random()
            u2 = 1.0 - random()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        """The normal distribution, two numbers at a time."""
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * _tau
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(angle) * radius
            self.gauss_next = _sin(angle) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        """e to a normally distributed power."""
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd=1.0):
        """The exponential distribution; lambd is 1 divided by the mean."""
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        """Angles about mu, the closer the larger kappa is."""
        random = self.random
        if kappa <= 1e-6:
            return _tau * random()
        s = 0.5 / kappa
        r = s + _sqrt(1.0 + s * s)
        while True:
            z = _cos(_pi * random())
            d = z / (r + z)
            u = random()
            if u < 1.0 - d * d or u <= (1.0 - d) * _exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        if random() > 0.5:
            return (mu + _acos(f)) % _tau
        return (mu - _acos(f)) % _tau

    def gammavariate(self, alpha, beta):
        """The gamma distribution."""
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        random = self.random
        if alpha > 1.0:
            root = _sqrt(2.0 * alpha - 1.0)
            b = alpha - LOG4
            c = alpha + root
            while True:
                u1 = random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - random()
                v = _log(u1 / (1.0 - u1)) / root
                x = alpha * _exp(v)
                z = u1 * u1 * u2
                r = b + c * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                    return x * beta
        if alpha == 1.0:
            return -_log(1.0 - random()) * beta
        while True:
            b = (_e + alpha) / _e
            p = b * random()
            if p <= 1.0:
                x = p ** (1.0 / alpha)
                if random() <= _exp(-x):
                    return x * beta
            else:
                x = -_log((b - p) / alpha)
                if random() <= x ** (alpha - 1.0):
                    return x * beta

    def betavariate(self, alpha, beta):
        """The beta distribution."""
        y = self.gammavariate(alpha, 1.0)
        return y / (y + self.gammavariate(beta, 1.0)) if y else 0.0

    def paretovariate(self, alpha):
        """The Pareto distribution."""
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """The Weibull distribution."""
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)

    def binomialvariate(self, n=1, p=0.5):
        """How many of n trials succeed, each with probability p."""
        if n < 0:
            raise ValueError("n must be non-negative")
        if p <= 0.0 or p >= 1.0:
            if p == 0.0 or p == 1.0:
                return n if p else 0
            raise ValueError("p must be in the range 0.0 <= p <= 1.0")
        random = self.random
        if n == 1:
            return _index(random() < p)
        if p > 0.5:
            return n - self.binomialvariate(n, 1.0 - p)
        if n * p < 10.0:
            # The gaps between successes, one after the other.
            found = reached = 0
            c = _log2(1.0 - p)
            if not c:
                return found
            while True:
                reached += _floor(_log2(random()) / c) + 1
                if reached > n:
                    return found
                found += 1
        # Transformed rejection with squeeze (Hoermann's BTRS).
        known = False
        spread = _sqrt(n * p * (1.0 - p))
        b = 1.15 + 2.53 * spread
        a = -0.0873 + 0.0248 * b + 0.01 * p
        c = n * p + 0.5
        vr = 0.92 - 4.2 / b
        while True:
            u = random() - 0.5
            us = 0.5 - _fabs(u)
            k = _floor((2.0 * a / us + b) * u + c)
            if k < 0 or k > n:
                continue
            v = random()
            if us >= 0.07 and v <= vr:
                return k
            if not known:
                alpha = (2.83 + 5.1 / b) * spread
                lpq = _log(p / (1.0 - p))
                m = _floor((n + 1) * p)
                h = _lgamma(m + 1) + _lgamma(n - m + 1)
                known = True
            v *= alpha / (a / (us * us) + b)
            if _log(v) <= h - _lgamma(k + 1) - _lgamma(n - k + 1) + (k - m) * lpq:
                return k


class SystemRandom(Random):
    """Random numbers from the host, which cannot be repeated."""

    def random(self):
        """A random float in [0.0, 1.0)."""
        return (int.from_bytes(_urandom(7)) >> 3) * RECIP_BPF

    def getrandbits(self, k):
        """An int of k random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        size = (k + 7) // 8
        return int.from_bytes(_urandom(size)) >> (size * 8 - k)

    def randbytes(self, n):
        """n random bytes."""
        return _urandom(n)

    def seed(self, *args, **kwds):
        """Nothing: the host needs no seed."""

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError("System entropy source does not have state.")

    getstate = setstate = _notimplemented


_inst = Random()
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
choice = _inst.choice
randrange = _inst.randrange
sample = _inst.sample
shuffle = _inst.shuffle
choices = _inst.choices
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
betavariate = _inst.betavariate
binomialvariate = _inst.binomialvariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes
