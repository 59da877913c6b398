# expect: limit time
# limits: time=250ms memory=32M output=64K
# Except* catches no limit.
while True:
    try:
        while True:
            pass
    except* BaseException:
        print('caught')
