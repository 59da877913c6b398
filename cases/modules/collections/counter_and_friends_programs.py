# Counter, defaultdict, deque and namedtuple together in one small analysis.
from collections import Counter, defaultdict, deque, namedtuple, OrderedDict

Sale = namedtuple("Sale", "day item qty price", defaults=(1.0,))
sales = [
    Sale(1, "tea", 3, 2.5),
    Sale(1, "bun", 5),
    Sale(2, "tea", 1, 2.5),
    Sale(3, "jam", 2, 4),
    Sale(3, "tea", 2, 2.0),
]
qty = Counter()
by_day = defaultdict(list)
last = deque(maxlen=2)
revenue = defaultdict(float)
for s in sales:
    qty[s.item] += s.qty
    by_day[s.day].append(s.item)
    last.append(s._replace(price=round(s.price * 1.1, 3)))
    revenue[s.item] += s.qty * s.price
print(
    qty,
    qty.most_common(1),
    dict(by_day),
    last,
    dict(revenue),
    [s._asdict() for s in sales[:1]],
    max(sales, key=lambda s: s.qty * s.price),
    sorted(sales, key=lambda s: (-s.qty, s.item))[0][1:3],
)
print(
    OrderedDict(sorted(revenue.items())),
    qty - Counter(tea=5),
    qty & Counter(tea=1),
    Counter(s.day for s in sales),
    sum(s.price for s in sales),
    {d: Counter(i) for d, i in by_day.items()},
    list(Counter("abca").elements()),
    deque([1, 2, 3], 2) == deque([2, 3]),
    Sale(1, "x", 1) == (1, "x", 1, 1.0),
    [*map(len, by_day.values())],
)
try:
    sales[0].qty = 9
except AttributeError as e:
    print(e)
