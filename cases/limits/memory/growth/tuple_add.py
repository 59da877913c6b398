# expect: limit memory
# limits: time=10s memory=32M output=64K
# A tuple that grows by +=.
t = ()
while True:
    t += (1,) * 10000
