# expect: limit time
# limits: time=500ms memory=256M output=64K
# One call of native arithmetic that takes minutes.
import math

n = 1
while True:
    n = math.factorial(20000) // (math.factorial(19000) + n)
