# expect: limit time
# limits: time=500ms memory=32M output=64K
# A callback called from a native function.
def key(x):
    while True:
        x += 1


sorted([3, 1, 2], key=key)
