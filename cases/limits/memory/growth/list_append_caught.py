# expect: limit memory
# limits: time=10s memory=32M output=64K
# No handler catches the end of memory.
xs = []
while True:
    try:
        xs.append(1.5)
    except BaseException:
        print('caught')
