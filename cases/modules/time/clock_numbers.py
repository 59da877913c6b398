# Clocks by their numbers: what each gives, and numbers that are no clock.
# covers: time.CLOCK_BOOTTIME, time.CLOCK_MONOTONIC, time.CLOCK_MONOTONIC_RAW, time.CLOCK_PROCESS_CPUTIME_ID, time.CLOCK_REALTIME, time.CLOCK_TAI, time.CLOCK_THREAD_CPUTIME_ID, time.clock_getres, time.clock_gettime, time.clock_gettime_ns
import time

names = ["CLOCK_REALTIME", "CLOCK_MONOTONIC", "CLOCK_PROCESS_CPUTIME_ID", "CLOCK_THREAD_CPUTIME_ID", "CLOCK_MONOTONIC_RAW", "CLOCK_BOOTTIME", "CLOCK_TAI"]
for name in names:
    number = getattr(time, name)
    print(name, number, type(time.clock_gettime(number)).__name__, type(time.clock_gettime_ns(number)).__name__, type(time.clock_getres(number)).__name__, time.clock_gettime(number) <= time.clock_gettime(number))
for function in (time.clock_gettime, time.clock_gettime_ns, time.clock_getres):
    for arguments in ((1000,), (-50,)):
        try:
            function(*arguments)
            print(function.__name__, arguments, "given")
        except Exception as error:
            print(function.__name__, arguments, type(error).__name__, error)
