# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __init__.
class C:
    def __init__(self):
        C()


C()
