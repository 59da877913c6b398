# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list that doubles.
xs = [0]
while True:
    xs += xs
