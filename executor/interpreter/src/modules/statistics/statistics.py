"""Statistics of numbers."""

import math as _math
import random as _random_module
from collections import namedtuple as _namedtuple
from math import acos as _acos
from math import asin as _asin
from math import atan as _atan
from math import cos as _cos
from math import cosh as _cosh
from math import erf as _erf
from math import exp as _exp
from math import fabs as _fabs
from math import fsum as _fsum
from math import hypot as _hypot
from math import isqrt as _isqrt
from math import log as _log
from math import pi as _pi
from math import sin as _sin
from math import sqrt as _sqrt
from math import sumprod as _sumprod
from math import tan as _tan
from math import tau as _tau

__all__ = [
    "NormalDist",
    "StatisticsError",
    "correlation",
    "covariance",
    "fmean",
    "geometric_mean",
    "harmonic_mean",
    "kde",
    "kde_random",
    "linear_regression",
    "mean",
    "median",
    "median_grouped",
    "median_high",
    "median_low",
    "mode",
    "multimode",
    "pstdev",
    "pvariance",
    "quantiles",
    "stdev",
    "variance",
]

_SQRT_2 = _sqrt(2.0)


class StatisticsError(ValueError):
    """The data do not have this statistic."""


# Exact arithmetic: numbers are kept as quotients of ints until the end.


def _ratio(x):
    """A number as numerator and denominator; without a denominator when it is not finite."""
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator")


def _common(left, right):
    """The type that holds results of both types."""
    if left is right or right is int or right is bool:
        return left
    if left is int or issubclass(right, left):
        return right
    if issubclass(left, right):
        return left
    if issubclass(left, int):
        return right
    if issubclass(right, int):
        return left
    if issubclass(right, float) and _is_fraction(left):
        return right
    if issubclass(left, float) and _is_fraction(right):
        return left
    raise TypeError(f"don't know how to coerce {left.__name__} and {right.__name__}")


def _is_fraction(kind):
    return kind.__module__ == "fractions" or any(base.__module__ == "fractions" for base in kind.__mro__)


class _Sums:
    """Exact sums of numbers and of their squares, by denominator."""

    def __init__(self, data, squares=False):
        self.count = 0
        kinds = {}
        sums = {}
        squared = {}
        for x in data:
            kinds[type(x)] = None
            above, below = _ratio(x)
            self.count += 1
            sums[below] = sums.get(below, 0) + above
            if squares:
                squared[below] = squared.get(below, 0) + above * above
        self.kind = int
        for kind in kinds:
            self.kind = _common(self.kind, kind)
        # What is not finite swallows the rest.
        self.special = sums.get(None)
        self.finite = None not in sums
        if self.finite:
            self.below = _math.lcm(*sums)
            self.above = sum([above * (self.below // below) for below, above in sums.items()])
            if squares:
                self.square = sum([above * (self.below // below) ** 2 for below, above in squared.items()])


def _result(above, below, kind):
    """A quotient of ints as a number of a type."""
    if issubclass(kind, int):
        if above % below == 0:
            return above // below if kind is int else kind(above // below)
        kind = float
    if kind is float:
        return above / below
    if _is_fraction(kind):
        return kind(above, below)
    if issubclass(kind, float):
        return kind(above / below)
    return kind(above) / kind(below)


def _special(value, kind):
    return value if type(value) is kind else kind(value)


def _root(above, below):
    """The square root of a quotient, rounded once."""
    if not above:
        return 0.0
    shift = (112 + below.bit_length() - above.bit_length()) // 2
    if shift >= 0:
        scaled, rest = divmod(above << 2 * shift, below)
    else:
        scaled, rest = divmod(above, below << -2 * shift)
    root = _isqrt(scaled)
    # The last bit tells that something is missing.
    root |= rest != 0 or root * root != scaled
    return root / (1 << shift) if shift >= 0 else float(root << -shift)


def _squares(data, centre):
    """The sum of squared differences: type, numerator and denominator (None for a special value), count."""
    if centre is not None:
        sums = _Sums([(apart := x - centre) * apart for x in data])
        if sums.finite:
            return sums.kind, sums.above, sums.below, sums.count
        return sums.kind, sums.special, None, sums.count
    sums = _Sums(data, squares=True)
    if not sums.finite:
        return sums.kind, sums.special, None, sums.count
    count = sums.count
    if not count:
        return sums.kind, 0, 1, 0
    return sums.kind, count * sums.square - sums.above**2, count * sums.below**2, count


def mean(data):
    """The arithmetic mean, exact before it is rounded once."""
    sums = _Sums(data)
    if sums.count < 1:
        raise StatisticsError("mean requires at least one data point")
    if not sums.finite:
        return _special(sums.special / sums.count, sums.kind)
    return _result(sums.above, sums.below * sums.count, sums.kind)


def fmean(data, weights=None):
    """The arithmetic mean of floats, perhaps weighted."""
    if weights is None:
        if not hasattr(data, "__len__"):
            data = list(data)
        total = _fsum(data)
        if not len(data):
            raise StatisticsError("fmean requires at least one data point")
        return total / len(data)
    if not isinstance(weights, (list, tuple)):
        weights = list(weights)
    try:
        total = _sumprod(data, weights)
    except ValueError:
        raise StatisticsError("data and weights must be the same length")
    weight = _fsum(weights)
    if not weight:
        raise StatisticsError("sum of weights must be non-zero")
    return total / weight


def geometric_mean(data):
    """The n-th root of the product of n numbers."""
    count = 0
    zero = False
    logs = []
    for x in data:
        count += 1
        if x > 0.0 or _math.isnan(x):
            logs.append(_log(x))
        elif x == 0.0:
            zero = True
        else:
            raise StatisticsError("No negative inputs allowed", x)
    total = _fsum(logs)
    if not count:
        raise StatisticsError("Must have a non-empty dataset")
    if _math.isnan(total):
        return _math.nan
    if zero:
        return _math.nan if total == _math.inf else 0.0
    return _exp(total / count)


_NEGATIVE = "harmonic mean does not support negative values"


def _not_negative(values):
    for x in values:
        if x < 0:
            raise StatisticsError(_NEGATIVE)
        yield x


def harmonic_mean(data, weights=None):
    """The reciprocal of the mean of reciprocals."""
    if iter(data) is data:
        data = list(data)
    count = len(data)
    if count < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if count == 1 and weights is None:
        x = data[0]
        if not isinstance(x, (int, float)) and not hasattr(type(x), "as_integer_ratio"):
            raise TypeError("unsupported type")
        if x < 0:
            raise StatisticsError(_NEGATIVE)
        return x
    if weights is None:
        weights = [1] * count
        weight = _Sums(weights)
    else:
        if iter(weights) is weights:
            weights = list(weights)
        if len(weights) != count:
            raise StatisticsError("Number of weights does not match data size")
        weight = _Sums(_not_negative(weights))
    try:
        sums = _Sums([w / x if w else 0 for w, x in zip(weights, _not_negative(data))])
    except ZeroDivisionError:
        return 0
    if not sums.finite or not weight.finite:
        top = weight.above / weight.below if weight.finite else weight.special
        total = sums.special if not sums.finite else sums.above / sums.below
        if total <= 0:
            raise StatisticsError("Weighted sum must be positive")
        return _special(top / total, sums.kind)
    if sums.above <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _result(weight.above * sums.below, weight.below * sums.above, sums.kind)


def _sorted(data):
    items = sorted(data)
    if not items:
        raise StatisticsError("no median for empty data")
    return items


def median(data):
    """The middle value, or the mean of the two middle ones."""
    items = _sorted(data)
    half, odd = divmod(len(items), 2)
    return items[half] if odd else (items[half - 1] + items[half]) / 2


def median_low(data):
    """The middle value, or the lower of the two middle ones."""
    items = _sorted(data)
    return items[(len(items) - 1) // 2]


def median_high(data):
    """The middle value, or the higher of the two middle ones."""
    items = _sorted(data)
    return items[len(items) // 2]


def _first_not_below(items, x):
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] < x:
            low = middle + 1
        else:
            high = middle
    return low


def _first_above(items, x, low=0):
    high = len(items)
    while low < high:
        middle = (low + high) // 2
        if x < items[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def median_grouped(data, interval=1.0):
    """The median of data grouped into intervals, by interpolation."""
    items = _sorted(data)
    count = len(items)
    x = items[count // 2]
    below = _first_not_below(items, x)
    inside = _first_above(items, x, below) - below
    try:
        interval = float(interval)
        x = float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float")
    return x - interval / 2.0 + interval * (count / 2 - below) / inside


def _counted(data):
    counts = {}
    for x in iter(data):
        counts[x] = counts.get(x, 0) + 1
    return counts


def mode(data):
    """The most common value; the first of several."""
    counts = _counted(data)
    if not counts:
        raise StatisticsError("no mode for empty data")
    return max(counts, key=counts.get)


def multimode(data):
    """The most common values, in the order they came."""
    counts = _counted(data)
    most = max(counts.values(), default=0)
    return [x for x, count in counts.items() if count == most]


def quantiles(data, *, n=4, method="exclusive"):
    """Cut points that divide data into n groups of equal size."""
    if n < 1:
        raise StatisticsError("n must be at least 1")
    items = sorted(data)
    count = len(items)
    if count < 2:
        if count == 1:
            return items * (n - 1)
        raise StatisticsError("must have at least one data point")
    if method == "inclusive":
        places = [divmod(cut * (count - 1), n) for cut in range(1, n)]
    elif method == "exclusive":
        places = []
        for cut in range(1, n):
            place = min(max(cut * (count + 1) // n, 1), count - 1)
            places.append((place - 1, cut * (count + 1) - place * n))
    else:
        raise ValueError(f"Unknown method: {method!r}")
    return [(items[place] * (n - part) + items[place + 1] * part) / n for place, part in places]


def _spread(data, centre, name, lost):
    kind, above, below, count = _squares(data, centre)
    if count < 1 + lost:
        points = "two data points" if lost else "one data point"
        raise StatisticsError(f"{name} requires at least {points}")
    return kind, above, below, count - lost


def variance(data, xbar=None):
    """The variance of a sample."""
    kind, above, below, count = _spread(data, xbar, "variance", 1)
    return _special(above / count, kind) if below is None else _result(above, below * count, kind)


def pvariance(data, mu=None):
    """The variance of a whole population."""
    kind, above, below, count = _spread(data, mu, "pvariance", 0)
    return _special(above / count, kind) if below is None else _result(above, below * count, kind)


def stdev(data, xbar=None):
    """The square root of the variance of a sample."""
    return _deviation(*_spread(data, xbar, "stdev", 1))


def pstdev(data, mu=None):
    """The square root of the variance of a whole population."""
    return _deviation(*_spread(data, mu, "pstdev", 0))


def _deviation(kind, above, below, count):
    if below is None:
        return _root(above.numerator, 1)
    below *= count
    if kind.__name__ == "Decimal":
        import decimal

        if not above:
            return decimal.Decimal("0.0")
        # More digits than are shown keep the quotient from being rounded twice.
        with decimal.localcontext() as context:
            context.prec = 2 * context.prec + 10
            square = decimal.Decimal(above) / decimal.Decimal(below)
        return square.sqrt()
    return _root(above, below)


def _paired(x, y, name):
    count = len(x)
    if len(y) != count:
        raise StatisticsError(f"{name} requires that both inputs have same number of data points")
    if count < 2:
        raise StatisticsError(f"{name} requires at least two data points")
    return count


def _centred(values, count):
    middle = _fsum(values) / count
    return middle, [value - middle for value in values]


def covariance(x, y, /):
    """How two variables vary together."""
    count = _paired(x, y, "covariance")
    _, x = _centred(x, count)
    _, y = _centred(y, count)
    return _sumprod(x, y) / (count - 1)


def _ranked(values, start):
    """Ranks, the mean one for equal values."""
    order = sorted(zip(values, range(len(values))))
    ranks = [0] * len(order)
    first = 0
    while first < len(order):
        last = first + 1
        while last < len(order) and (order[last][0] is order[first][0] or order[last][0] == order[first][0]):
            last += 1
        rank = start - 1 + first + (last - first + 1) / 2
        for _, place in order[first:last]:
            ranks[place] = rank
        first = last
    return ranks


def _root_of_product(x, y):
    """The square root of x*y, closer than sqrt() alone and without overflow."""
    root = _sqrt(x * y)
    if not _math.isfinite(root):
        if _math.isinf(root) and not _math.isinf(x) and not _math.isinf(y):
            scale = 2.0**-512
            return _root_of_product(scale * x, scale * y) / scale
        return root
    if not root:
        if x and y:
            scale = 2.0**537
            return _root_of_product(scale * x, scale * y) / scale
        return root
    return root + _sumprod((x, root), (y, -root)) / (2.0 * root)


def correlation(x, y, /, *, method="linear"):
    """Pearson's or Spearman's correlation coefficient."""
    count = _paired(x, y, "correlation")
    if method not in {"linear", "ranked"}:
        raise ValueError(f"Unknown method: {method!r}")
    if method == "ranked":
        start = (count - 1) / -2
        x, y = _ranked(x, start), _ranked(y, start)
    else:
        middle_x, middle_y = _fsum(x) / count, _fsum(y) / count
        x, y = [value - middle_x for value in x], [value - middle_y for value in y]
    together = _sumprod(x, y)
    try:
        return together / _root_of_product(_sumprod(x, x), _sumprod(y, y))
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant")


LinearRegression = _namedtuple("LinearRegression", ("slope", "intercept"))


def linear_regression(x, y, /, *, proportional=False):
    """Slope and intercept of the line with the least squares."""
    count = _paired(x, y, "linear regression")
    if not proportional:
        x_middle, x = _centred(x, count)
        y_middle, y = _centred(y, count)
    together = _sumprod(x, y) + 0.0
    try:
        slope = together / _sumprod(x, x)
    except ZeroDivisionError:
        raise StatisticsError("x is constant")
    return LinearRegression(slope=slope, intercept=0.0 if proportional else y_middle - slope * x_middle)


def _polynomial(x, coefficients):
    result = coefficients[0]
    for coefficient in coefficients[1:]:
        result = result * x + coefficient
    return result


# Wichura's algorithm AS 241: quotients of polynomials for the centre and the tails.
_CENTRE = (
    (
        2.50908_09287_30122_6727e3,
        3.34305_75583_58812_8105e4,
        6.72657_70927_00870_0853e4,
        4.59219_53931_54987_1457e4,
        1.37316_93765_50946_1125e4,
        1.97159_09503_06551_4427e3,
        1.33141_66789_17843_7745e2,
        3.38713_28727_96366_6080e0,
    ),
    (
        5.22649_52788_52854_5610e3,
        2.87290_85735_72194_2674e4,
        3.93078_95800_09271_0610e4,
        2.12137_94301_58659_5867e4,
        5.39419_60214_24751_1077e3,
        6.87187_00749_20579_0830e2,
        4.23133_30701_60091_1252e1,
        1.0,
    ),
)
_TAIL = (
    (
        7.74545_01427_83414_07640e-4,
        2.27238_44989_26918_45833e-2,
        2.41780_72517_74506_11770e-1,
        1.27045_82524_52368_38258e0,
        3.64784_83247_63204_60504e0,
        5.76949_72214_60691_40550e0,
        4.63033_78461_56545_29590e0,
        1.42343_71107_49683_57734e0,
    ),
    (
        1.05075_00716_44416_84324e-9,
        5.47593_80849_95344_94600e-4,
        1.51986_66563_61645_71966e-2,
        1.48103_97642_74800_74590e-1,
        6.89767_33498_51000_04550e-1,
        1.67638_48301_83803_84940e0,
        2.05319_16266_37758_82187e0,
        1.0,
    ),
)
_FAR_TAIL = (
    (
        2.01033_43992_92288_13265e-7,
        2.71155_55687_43487_57815e-5,
        1.24266_09473_88078_43860e-3,
        2.65321_89526_57612_30930e-2,
        2.96560_57182_85048_91230e-1,
        1.78482_65399_17291_33580e0,
        5.46378_49111_64114_36990e0,
        6.65790_46435_01103_77720e0,
    ),
    (
        2.04426_31033_89939_78564e-15,
        1.42151_17583_16445_88870e-7,
        1.84631_83175_10054_68180e-5,
        7.86869_13114_56132_59100e-4,
        1.48753_61290_85061_48525e-2,
        1.36929_88092_27358_05310e-1,
        5.99832_20655_58879_37690e-1,
        1.0,
    ),
)


def _normal_quantile(p, mu, sigma):
    q = p - 0.5
    if _fabs(q) <= 0.425:
        r = 0.180625 - q * q
        return mu + _polynomial(r, _CENTRE[0]) * q / _polynomial(r, _CENTRE[1]) * sigma
    r = _sqrt(-_log(p if q <= 0.0 else 1.0 - p))
    if r <= 5.0:
        above, below = _TAIL
        r -= 1.6
    else:
        above, below = _FAR_TAIL
        r -= 5.0
    x = _polynomial(r, above) / _polynomial(r, below)
    return mu + (-x if q < 0.0 else x) * sigma


class NormalDist:
    """The normal distribution with a mean and a standard deviation."""

    __slots__ = ("_mu", "_sigma")

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        """The distribution that a sample suggests."""
        sums = _Sums(data, squares=True)
        if sums.count < 2:
            raise StatisticsError("stdev requires at least two data points")
        if not sums.finite:
            middle = float(sums.special)
            return cls(middle, middle / float(sums.special))
        count = sums.count
        squares = count * sums.square - sums.above**2
        spread = _root(squares, count * sums.below**2 * (count - 1))
        return cls(sums.above / (sums.below * count), spread)

    def samples(self, n, *, seed=None):
        """n random numbers with this distribution."""
        random = _random_module.random if seed is None else _random_module.Random(seed).random
        return [_normal_quantile(random(), self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        """The density at x."""
        spread = self._sigma * self._sigma
        if not spread:
            raise StatisticsError("pdf() not defined when sigma is zero")
        difference = x - self._mu
        return _exp(difference * difference / (-2.0 * spread)) / _sqrt(_tau * spread)

    def cdf(self, x):
        """The probability of a value up to x."""
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * (1.0 + _erf((x - self._mu) / (self._sigma * _SQRT_2)))

    def inv_cdf(self, p):
        """The value up to which the probability is p."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        return _normal_quantile(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        """Cut points that divide the distribution into n parts of equal probability."""
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        """How much of two distributions is the same area."""
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        narrow, wide = self, other
        if (wide._sigma, wide._mu) < (narrow._sigma, narrow._mu):
            narrow, wide = wide, narrow
        if not narrow.variance or not wide.variance:
            raise StatisticsError("overlap() not defined when sigma is zero")
        spread = wide.variance - narrow.variance
        distance = _fabs(wide._mu - narrow._mu)
        if not spread:
            return 1.0 - _erf(distance / (2.0 * narrow._sigma * _SQRT_2))
        a = narrow._mu * wide.variance - wide._mu * narrow.variance
        b = narrow._sigma * wide._sigma * _sqrt(distance * distance + spread * _log(wide.variance / narrow.variance))
        first, second = (a + b) / spread, (a - b) / spread
        return 1.0 - (_fabs(wide.cdf(first) - narrow.cdf(first)) + _fabs(wide.cdf(second) - narrow.cdf(second)))

    def zscore(self, x):
        """How many standard deviations x is from the mean."""
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    @property
    def mean(self):
        """The arithmetic mean."""
        return self._mu

    @property
    def median(self):
        """The same as the mean."""
        return self._mu

    @property
    def mode(self):
        """The same as the mean."""
        return self._mu

    @property
    def stdev(self):
        """The standard deviation."""
        return self._sigma

    @property
    def variance(self):
        """The square of the standard deviation."""
        return self._sigma * self._sigma

    def __add__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu + x2._mu, _hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu + x2, x1._sigma)

    __radd__ = __add__

    def __sub__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu - x2._mu, _hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu - x2, x1._sigma)

    def __rsub__(x1, x2):
        return -(x1 - x2)

    def __mul__(x1, x2):
        return NormalDist(x1._mu * x2, x1._sigma * _fabs(x2))

    __rmul__ = __mul__

    def __truediv__(x1, x2):
        return NormalDist(x1._mu / x2, x1._sigma / _fabs(x2))

    def __pos__(x1):
        return NormalDist(x1._mu, x1._sigma)

    def __neg__(x1):
        return NormalDist(-x1._mu, x1._sigma)

    def __eq__(x1, x2):
        if not isinstance(x2, NormalDist):
            return NotImplemented
        return x1._mu == x2._mu and x1._sigma == x2._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"

    def __getstate__(self):
        return self._mu, self._sigma

    def __setstate__(self, state):
        self._mu, self._sigma = state


def _solved(guess, function, slope, tolerance=1e-12):
    """The inverse of a function by Newton's method, from a guess."""

    def inverse(y):
        x = guess(y)
        while abs(difference := function(x) - y) > tolerance:
            x -= difference / slope(x)
        return x

    return inverse


def _quartic_guess(p):
    sign, p = (1.0, p) if p <= 1 / 2 else (-1.0, 1.0 - p)
    x = (2.0 * p) ** 0.4258865685331 - 1.0
    if p >= 0.004:
        x += 0.026818732 * _sin(7.101753784 * p + 2.73230839482953)
    return x * sign


def _triweight_guess(p):
    sign, p = (1.0, p) if p <= 1 / 2 else (-1.0, 1.0 - p)
    return ((2.0 * p) ** 0.3400218741872791 - 1.0) * sign


class _Kernel:
    # Density, distribution and its inverse, and whether it ends at -1 and 1.
    def __init__(self, density, distribution, quantile, bounded=True):
        self.density = density
        self.distribution = distribution
        self.quantile = quantile
        self.bounded = bounded


def _quartic_distribution(t):
    return 3 / 16 * t**5 - 5 / 8 * t**3 + 15 / 16 * t + 1 / 2


def _triweight_distribution(t):
    return 35 / 32 * (-1 / 7 * t**7 + 3 / 5 * t**5 - t**3 + t) + 1 / 2


_ROOT_2_PI = _sqrt(2 * _pi)
_KERNELS = {
    "normal": _Kernel(
        lambda t: _exp(-1 / 2 * t * t) / _ROOT_2_PI,
        lambda t: 1 / 2 * (1.0 + _erf(t / _SQRT_2)),
        NormalDist().inv_cdf,
        False,
    ),
    "logistic": _Kernel(
        lambda t: 1 / 2 / (1.0 + _cosh(t)),
        lambda t: 1.0 - 1.0 / (_exp(t) + 1.0),
        lambda p: _log(p / (1 - p)),
        False,
    ),
    "sigmoid": _Kernel(
        lambda t: 1 / _pi / _cosh(t),
        lambda t: 2 / _pi * _atan(_exp(t)),
        lambda p: _log(_tan(p * _pi / 2)),
        False,
    ),
    "rectangular": _Kernel(
        lambda t: 1 / 2,
        lambda t: 1 / 2 * t + 1 / 2,
        lambda p: 2 * p - 1,
    ),
    "triangular": _Kernel(
        lambda t: 1.0 - abs(t),
        lambda t: t * t * (1 / 2 if t < 0.0 else -1 / 2) + t + 1 / 2,
        lambda p: _sqrt(2 * p) - 1 if p < 1 / 2 else 1 - _sqrt(2 - 2 * p),
    ),
    "parabolic": _Kernel(
        lambda t: 3 / 4 * (1.0 - t * t),
        lambda t: -1 / 4 * t**3 + 3 / 4 * t + 1 / 2,
        lambda p: 2 * _cos((_acos(2 * p - 1) + _pi) / 3),
    ),
    "quartic": _Kernel(
        lambda t: 15 / 16 * (1.0 - t * t) ** 2,
        _quartic_distribution,
        _solved(_quartic_guess, _quartic_distribution, lambda t: 15 / 16 * (1.0 - t * t) ** 2),
    ),
    "triweight": _Kernel(
        lambda t: 35 / 32 * (1.0 - t * t) ** 3,
        _triweight_distribution,
        _solved(_triweight_guess, _triweight_distribution, lambda t: 35 / 32 * (1.0 - t * t) ** 3),
    ),
    "cosine": _Kernel(
        lambda t: _pi / 4 * _cos(_pi / 2 * t),
        lambda t: 1 / 2 * _sin(_pi / 2 * t) + 1 / 2,
        lambda p: 2 * _asin(2 * p - 1) / _pi,
    ),
}
for _alias, _name in (
    ("gauss", "normal"),
    ("uniform", "rectangular"),
    ("epanechnikov", "parabolic"),
    ("biweight", "quartic"),
):
    _KERNELS[_alias] = _KERNELS[_name]
del _alias, _name


def _kernel(data, h, kernel):
    if not len(data):
        raise StatisticsError("Empty data sequence")
    if not isinstance(data[0], (int, float)):
        raise TypeError("Data sequence must contain ints or floats")
    if h <= 0.0:
        raise StatisticsError(f"Bandwidth h must be positive, not h={h!r}")
    found = _KERNELS.get(kernel)
    if found is None:
        raise StatisticsError(f"Unknown kernel name: {kernel!r}")
    return found


def kde(data, h, kernel="normal", *, cumulative=False):
    """A function that estimates the density (or distribution) that a sample came from."""
    shape = _kernel(data, h, kernel)
    sample = sorted(data) if shape.bounded else None

    def supported(x):
        # How many points lie wholly below, and those near x.
        nonlocal sample
        if not shape.bounded:
            return 0, data
        if len(data) != len(sample):
            sample = sorted(data)
        first, last = _first_not_below(sample, x - h), _first_above(sample, x + h)
        return first, sample[first:last]

    def pdf(x):
        _, near = supported(x)
        return sum([shape.density((x - point) / h) for point in near]) / (len(data) * h)

    def cdf(x):
        below, near = supported(x)
        return sum([shape.distribution((x - point) / h) for point in near], below) / len(data)

    if cumulative:
        cdf.__doc__ = f"CDF estimate with h={h!r} and kernel={kernel!r}"
        return cdf
    pdf.__doc__ = f"PDF estimate with h={h!r} and kernel={kernel!r}"
    return pdf


def kde_random(data, h, kernel="normal", *, seed=None):
    """A function that draws random numbers from the density that kde() estimates."""
    quantile = _kernel(data, h, kernel).quantile
    source = _random_module.Random(seed)
    random, choice = source.random, source.choice

    def rand():
        return choice(data) + h * quantile(random())

    rand.__doc__ = f"Random KDE selection with h={h!r} and kernel={kernel!r}"
    return rand
