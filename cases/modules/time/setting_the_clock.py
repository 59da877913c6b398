# Nobody sets a clock from inside.
# covers: time.clock_settime
# expect: reject AttributeError at run
# oracle: skip it would set the clock of the machine
import time

time.clock_settime(time.CLOCK_REALTIME, 0)
