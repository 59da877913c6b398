# limits: time=10s memory=128M output=64K
# A result nested deep.
x = []
for _ in range(10 ** 5):
    x = [x]
result = x
