# The clocks: what kind of number each gives, that they go forward, and what is said of them.
# covers: time.time, time.time_ns, time.monotonic, time.monotonic_ns, time.perf_counter, time.perf_counter_ns, time.process_time, time.process_time_ns, time.thread_time, time.thread_time_ns, time.sleep, time.get_clock_info, time.timezone, time.altzone, time.daylight, time.tzname
import time

for name in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
    first, nanoseconds = getattr(time, name)(), getattr(time, name + "_ns")()
    print(name, type(first).__name__, type(nanoseconds).__name__, getattr(time, name)() >= first, abs(nanoseconds / 1e9 - first) < 5)
    for function in (getattr(time, name), getattr(time, name + "_ns")):
        try:
            function(1)
        except TypeError as error:
            print(error)
    if name != "thread_time":
        info = time.get_clock_info(name)
        print(type(info).__name__, info.adjustable, info.monotonic, type(info.resolution).__name__)
before = time.monotonic()
for value in (0, 0.001, True, -1, -0.5, float("nan"), "1", None, 10**30):
    try:
        print(time.sleep(value))
    except Exception as error:
        print(type(error).__name__, error)
print(time.monotonic() > before)
for name in ("other", 5):
    try:
        time.get_clock_info(name)
    except Exception as error:
        print(type(error).__name__, error)
print(time.timezone, time.altzone, time.daylight, time.tzname)
