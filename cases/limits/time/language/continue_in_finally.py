# expect: limit time
# limits: time=250ms memory=32M output=64K
# A continue in finally, too.
while True:
    try:
        while True:
            pass
    finally:
        continue
