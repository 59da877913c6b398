# Format directives over fixed moments and parsing them back.
import time

for stamp in (0, 951782400, 1709164799, 4102444800):
    g = time.gmtime(stamp)
    print(
        time.strftime("%Y %y %m %d %H %I %M %S %p %a %A %b %B %j %U %W %w %% %x %X", g),
        g.tm_wday,
        g.tm_yday,
        g.tm_isdst,
        tuple(g)[:3],
    )
p = time.strptime("29 Feb 2024 13:05", "%d %b %Y %H:%M")
print(
    p.tm_year,
    p.tm_mon,
    p.tm_mday,
    p.tm_hour,
    p.tm_wday,
    p.tm_yday,
    time.strftime("%d/%m", p),
    p[0:3],
    isinstance(p, tuple),
    time.asctime(p),
    repr(p)[:40],
)
for a in (("2024-13", "%Y-%m"), ("", "%Y"), ("2024", "%q"), ("24:00", "%H:%M")):
    try:
        print(time.strptime(*a))
    except ValueError as e:
        print(e)
