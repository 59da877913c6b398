# struct_time, gmtime of fixed moments, strftime, and invariants of clocks.
import time

g = time.gmtime(1700000000)
print(
    g,
    g.tm_year,
    g[3],
    tuple(g),
    time.strftime("%Y-%m-%d %H:%M:%S %j %a", g),
    time.gmtime(0)[:6],
    time.strftime("%d/%m/%y", (2024, 2, 29, 0, 0, 0, 3, 60, 0)),
    time.asctime(time.gmtime(0)),
    time.strptime("2024-02-29", "%Y-%m-%d")[:8],
    len(g),
    g == tuple(g),
    g > time.gmtime(0),
)
a = time.perf_counter()
b = time.perf_counter()
m = time.monotonic()
t = time.time()
print(
    b >= a,
    time.monotonic() >= m,
    t > 1.6e9,
    isinstance(t, float),
    isinstance(time.time_ns(), int),
    time.sleep(0),
    time.process_time() >= 0,
    time.perf_counter_ns() > 0,
    time.sleep(0.001),
)
for f in (
    lambda: time.sleep(-1),
    lambda: time.sleep("a"),
    lambda: time.gmtime("x"),
    lambda: time.strftime(5),
    lambda: time.strptime("x", "%Y"),
    lambda: time.sleep(),
    lambda: time.strftime("%Y", (1, 2)),
    lambda: time.struct_time((1, 2)),
    lambda: time.sleep(float("nan")),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
