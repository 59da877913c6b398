# Moments taken at random: arithmetic, text and back.
import random
from datetime import date, datetime, time, timedelta, timezone

random.seed(99)
FORMATS = ["%Y-%m-%d %H:%M:%S.%f", "%d %b %Y", "%A, %d. %B %Y %I:%M %p", "%j/%y", "%G-W%V-%u", "%c", "%x %X", "%U %W %w"]


def some_moment():
    moment = datetime.min + timedelta(
        days=random.randrange(3652059), seconds=random.randrange(86400), microseconds=random.choice([0, 5, 999999])
    )
    if random.random() < 0.3:
        moment = moment.replace(tzinfo=timezone(timedelta(minutes=random.randrange(-1439, 1440))))
    return moment


for _ in range(200):
    a, b = some_moment(), some_moment()
    print(repr(a), a.isoformat(), a.isocalendar(), a.timetuple().tm_yday, a.weekday())
    print(datetime.fromisoformat(a.isoformat()) == a, date.fromisocalendar(*a.isocalendar()) == a.date())
    spec = random.choice(FORMATS)
    text = a.strftime(spec)
    print(text)
    if spec in FORMATS[:3] and a.year >= 1000:
        print(datetime.strptime(text, spec))
    try:
        print(a - b, a < b, (a - b) // timedelta(hours=7), (a - b) / timedelta(days=3))
    except TypeError as error:
        print(error)
    step = timedelta(days=random.randint(-10**6, 10**6), microseconds=random.randrange(10**12))
    try:
        print(a + step, step, -step, step * 1.5, step / 7, divmod(step, timedelta(hours=5, microseconds=3)))
    except OverflowError as error:
        print(error)
    try:
        print(a.astimezone(timezone.utc) if a.tzinfo else a.replace(tzinfo=timezone.utc).timestamp())
    except OverflowError as error:
        print(error)
    print(time.fromisoformat(a.time().isoformat()), a.isoformat(timespec=random.choice(["hours", "milliseconds", "auto"])))
