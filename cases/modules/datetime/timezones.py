# Fixed offsets, aware arithmetic and comparison, timestamps in UTC.
from datetime import datetime, timezone, timedelta, time

utc, cet = timezone.utc, timezone(timedelta(hours=1), "CET")
a = datetime(2024, 3, 10, 12, tzinfo=utc)
b = a.astimezone(cet)
print(
    a,
    repr(a),
    b,
    repr(b),
    a == b,
    a - b,
    b.hour,
    b.tzname(),
    a.utcoffset(),
    b.dst(),
    a.timestamp(),
    datetime.fromtimestamp(1700000000, utc),
    datetime.fromtimestamp(1.5, tz=cet),
    a.isoformat(),
    datetime.fromisoformat("2024-01-01T00:00:00Z"),
    datetime.fromisoformat("2024-01-01T00:00:00+05:30"),
    a.strftime("%z %Z"),
    b.strftime("%H%z"),
    datetime.strptime("2024-01-01 +0200", "%Y-%m-%d %z"),
    timezone(timedelta(hours=-3, minutes=-30)),
    repr(utc),
    repr(cet),
    str(cet),
    timezone(timedelta(0)) == utc,
    utc.utcoffset(None),
    hash(a) == hash(b),
    a.replace(tzinfo=None),
    a.utctimetuple().tm_hour,
    time(1, tzinfo=cet),
    a > b - timedelta(1),
    (a + timedelta(hours=20)).astimezone(cet).day,
    datetime(1970, 1, 1, tzinfo=utc).timestamp(),
    sorted([b + timedelta(1), a])[0] == a,
)
n = datetime(2024, 3, 10, 12)
for f in (
    lambda: a < n,
    lambda: a - n,
    lambda: timezone(timedelta(days=1)),
    lambda: timezone(5),
    lambda: datetime.fromisoformat("2024-01-01T00:00:00+25:00"),
    lambda: datetime(2024, 1, 1, tzinfo="UTC"),
    lambda: datetime.fromtimestamp("x", utc),
    lambda: n.utcoffset(),
    lambda: a == n,
    lambda: timezone(timedelta(1), 5),
    lambda: datetime.fromtimestamp(10**20, utc),
    lambda: n.tzname(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
