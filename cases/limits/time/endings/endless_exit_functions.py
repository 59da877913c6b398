# expect: limit time
# limits: time=300ms memory=64M output=64K
# An exit function that never comes back.
import atexit


@atexit.register
def again():
    atexit.register(again)
    while True:
        pass
