# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sleep inside a handler.
import time

try:
    1 / 0
except ZeroDivisionError:
    time.sleep(1000)
