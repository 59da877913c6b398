# A bare raise keeps the original lines; raising the caught object adds the new one.
def origin():
    raise OSError("disk")


def keep():
    try:
        origin()
    except OSError:
        print("logging")
        raise


def add():
    try:
        keep()
    except OSError as e:
        print("again")
        raise e


add()
