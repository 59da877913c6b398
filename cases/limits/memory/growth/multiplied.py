# expect: limit memory
# limits: time=20s memory=4M output=64K
# A number that is multiplied with itself.
a = 3
while True:
    a = a * a
