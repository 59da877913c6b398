# datetime.fromisoformat: separators, week dates, offsets, midnight as 24:00, and what is no such text.
# covers: datetime.datetime
from datetime import datetime

for text in ("2024-01-02", "20240102", "2024-W01-2", "2024W012", "2024-W01", "2024-01-02T03", "2024-01-02T03:04", "2024-01-02 03:04:05", "2024-01-02x03:04:05.6", "20240102T030405", "20240102T030405.123456+0100", "2024-01-02T03:04:05Z", "2024-01-02T03:04:05-00:00", "2024-01-02T03:04:05+01:02:03.4", "2024-01-02T24:00", "2024-12-31T24:00:00", "9999-12-31T24:00", "2024-01-02T24:00:01", "2024-W01-2T03:04", "2024-001", "2024-1-2", "2024-01-02T", "2024-01-02T3", "2024-01-02T03:04:05+", "2024-01-02T03:04:05.+01:00", "0000-01-01", "2024-13-01", "2024-02-30T00:00", "2024-W54-1", "2024-W01-8", "2024-01-02é03:04", "2024-01-02\ud80003:04", "2024-01-02 03:04:05 +01:00", "2024-01-02T03:04:60", "2024", "", "2024-01-02T03:04:05+25:00", "2024-01-02TT03:04"):
    try:
        print(ascii(text), repr(datetime.fromisoformat(text)))
    except Exception as error:
        print(ascii(text), type(error).__name__, ascii(str(error)))
for value in (5, None, b"2024-01-02"):
    try:
        print(datetime.fromisoformat(value))
    except Exception as error:
        print(type(error).__name__, error)
