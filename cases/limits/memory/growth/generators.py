# expect: limit memory
# limits: time=10s memory=32M output=64K
# Generators that are kept.
def g():
    yield


kept = []
while True:
    kept.append(g())
