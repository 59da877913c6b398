# expect: limit time
# limits: time=500ms memory=32M output=64K
# No handler catches the limit.
while True:
    try:
        while True:
            pass
    except BaseException:
        print("caught what cannot be caught")
