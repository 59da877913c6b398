# expect: limit steps
# limits: time=20s steps=100000
# A loop is stopped after so many steps, whatever it catches.
count = 0
while True:
    try:
        count += 1
    except BaseException:
        pass
