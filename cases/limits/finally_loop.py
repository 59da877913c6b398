# expect: limit time
# limits: time=500ms memory=32M output=64K
# finally blocks do not run once the limit is reached.
try:
    while True:
        pass
finally:
    print("cleaning up")
    while True:
        pass
