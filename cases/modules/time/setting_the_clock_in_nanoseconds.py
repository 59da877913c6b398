# Nor in nanoseconds.
# covers: time.clock_settime_ns
# expect: reject AttributeError at run
# oracle: skip it would set the clock of the machine
import time

time.clock_settime_ns(time.CLOCK_REALTIME, 0)
