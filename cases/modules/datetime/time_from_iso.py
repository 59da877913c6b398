# time.fromisoformat: the short forms, fractions of any length, and offsets.
# covers: datetime.time
from datetime import time

for text in ("04", "0423", "04:23", "042301", "04:23:01", "T04:23", "04:23:01.5", "04:23:01,123", "04:23:01.123456789", "042301.000001", "04:23:01Z", "04:23+05:30", "04:23-0530", "04:23:01.5+00:00:01.5", "24:00", "24:00:00", "24:01", "23:60", "23:59:60", "4:23", "04:2", "04:23:1", "04:23:01.", "04:2301", "0423:01", "04:23+", "04:23+5", "04:23+24:00", "04:23-00:00", "04:23 +01:00", "", "T", "x", "04:23:01.12é", "٠٤:٢٣", "04:23Zx", "04:23z", "04-23"):
    try:
        print(text, repr(time.fromisoformat(text)))
    except Exception as error:
        print(ascii(text), type(error).__name__, error)
for value in (5, None, b"04:23"):
    try:
        print(time.fromisoformat(value))
    except Exception as error:
        print(type(error).__name__, error)
