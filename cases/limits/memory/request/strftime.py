# expect: limit memory
# limits: time=10s memory=32M output=64K
# A long format.
import time

time.strftime('%A' * 10 ** 7)
