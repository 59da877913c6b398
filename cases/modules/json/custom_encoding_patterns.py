# default=, object_hook and to-dict patterns for classes, sets, dates and complex numbers.
import json
from datetime import date, datetime, timedelta


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def to_json(self):
        return {"__point__": [self.x, self.y]}


def default(o):
    if hasattr(o, "to_json"):
        return o.to_json()
    if isinstance(o, (set, frozenset)):
        return sorted(o)
    if isinstance(o, (date, datetime)):
        return o.isoformat()
    if isinstance(o, timedelta):
        return o.total_seconds()
    raise TypeError(f"cannot encode {type(o).__name__}")


def hook(d):
    return Point(*d["__point__"]) if "__point__" in d else d


text = json.dumps(
    {"p": Point(1, [2]), "s": {3, 1}, "d": date(2024, 1, 2), "t": [timedelta(hours=1), datetime(2024, 1, 1)]},
    default=default,
)
back = json.loads(text, object_hook=hook)
print(text, type(back["p"]).__name__, back["p"].y, back["d"])
for bad in (1j, object, [{"k": print}]):
    try:
        json.dumps(bad, default=default)
    except TypeError as e:
        print(e)
print(
    json.dumps(vars(Point(1, 2))),
    json.dumps([Point(0, 0)], default=vars),
    json.dumps(Point(1, Point(2, 3)), default=lambda o: o.__dict__, indent=1),
    json.dumps({"k": {1, 2}}, default=str),
    json.dumps(Point, default=repr),
)
