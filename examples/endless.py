# Prints, then never ends: stopped at the time limit, and no except clause can stop that.
print("what is printed before is kept")
while True:
    try:
        n = 0
        while True:
            n += 1
    except BaseException:
        pass
