# expect: limit memory
# limits: time=10s memory=32M output=64K
# Instances that are kept.
class C:
    def __init__(self):
        self.a = 1


kept = []
while True:
    kept.append(C())
