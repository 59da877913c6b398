# An error raised while handling another, and one more in finally.
def first():
    return 1 / 0


def second():
    try:
        first()
    except ZeroDivisionError:
        return {}["missing"]
    finally:
        print("cleaning up")


def third():
    try:
        second()
    finally:
        undefined_name


third()
