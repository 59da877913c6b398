# expect: limit time
# limits: time=250ms memory=32M output=64K
# Many short sleeps.
import time

while True:
    time.sleep(0.001)
