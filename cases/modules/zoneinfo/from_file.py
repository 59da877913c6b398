# Zones read from bytes in the format of zone files, made here.
import io
import struct
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo


def zone_file(times, indices, kinds, names, rule, version=b"2"):
    """The bytes of a zone file."""

    def block(size):
        counts = struct.pack(">6l", 0, 0, 0, len(times), len(kinds), len(names))
        body = struct.pack(f">{len(times)}{size}", *times) + bytes(indices)
        return (
            b"TZif"
            + version
            + bytes(15)
            + counts
            + body
            + b"".join(struct.pack(">lbb", *kind) for kind in kinds)
            + names
        )

    if version == b"\0":
        return block("l")
    return block("l") + block("q") + b"\n" + rule + b"\n"


KINDS = [(3600, 0, 0), (7200, 1, 4)]
NAMES = b"AAA\0BBB\0"
FILES = {
    "plain": zone_file([], [], KINDS[:1], NAMES, b"AAA-1"),
    "old": zone_file([86400, 864000], [1, 0], KINDS, NAMES, b"", b"\0"),
    "no rule": zone_file([86400, 864000], [1, 0], KINDS, NAMES, b""),
    "months": zone_file([86400], [0], KINDS, NAMES, b"AAA-1BBB,M3.5.0,M10.5.0/3"),
    "south": zone_file([86400], [0], KINDS, NAMES, b"AAA-1BBB,M10.1.0,M4.1.0/3"),
    "days": zone_file([86400], [0], KINDS, NAMES, b"AAA-1BBB-2:30,J60/1:30,300/-1"),
    "leap": zone_file([86400], [0], KINDS, NAMES, b"<+01>-1<+02>,59,J300/25:30:15"),
    "backwards": zone_file([86400], [0], KINDS, NAMES, b"AAA-1BBB0,M10.5.0/2,M3.5.0/1"),
    "always": zone_file([86400], [0], KINDS, NAMES, b"AAA3BBB,0/0,J365/23"),
    "far": zone_file([86400], [0], KINDS, NAMES, b"AAA-11:59:59BBB-12,M12.1.6/167,M1.4.6/-167"),
    "odd": zone_file([86400, 864000, 8640000], [1, 0, 1], KINDS, NAMES, b"AAA-1"),
}
for name, data in FILES.items():
    zone = ZoneInfo.from_file(io.BytesIO(data), key=name)
    print(name, zone, repr(zone))
    for moment in (
        datetime(1969, 12, 31),
        datetime(1970, 1, 2),
        datetime(1970, 1, 6),
        datetime(1970, 1, 20),
        datetime(1970, 6, 1),
    ):
        print(
            [
                (str(one), str(one.dst()), one.tzname())
                for one in (moment.replace(tzinfo=zone, fold=fold) for fold in (0, 1))
            ]
        )
    for year in (2023, 2024):
        day = datetime(year, 1, 1, tzinfo=timezone.utc)
        while day.year == year:
            start, day = day, day + timedelta(days=1)
            if start.astimezone(zone).utcoffset() == day.astimezone(zone).utcoffset():
                continue
            before = None
            for half in range(49):
                inside = (start + timedelta(minutes=30 * half)).astimezone(zone)
                if before is not None and inside.utcoffset() != before.utcoffset():
                    print(before, inside, inside.fold, inside.dst(), inside.tzname())
                    for minutes in (-61, -1, 0, 59, 60):
                        wall = inside.replace(tzinfo=None) + timedelta(minutes=minutes)
                        both = [wall.replace(tzinfo=zone, fold=fold) for fold in (0, 1)]
                        print([(str(one), one.timestamp()) for one in both])
                before = inside

zone = ZoneInfo.from_file(io.BytesIO(FILES["plain"]))
print(zone.key, str(zone) == repr(zone), repr(zone)[:28], datetime(2020, 1, 1, tzinfo=zone))
try:
    zone.__reduce__()
except Exception as error:
    print(type(error).__module__, type(error).__name__, error)
for data in (b"", b"nothing", b"TZi"):
    try:
        ZoneInfo.from_file(io.BytesIO(data))
    except ValueError as error:
        print(error)
