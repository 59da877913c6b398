# expect: limit time
# limits: time=250ms memory=32M output=64K
# An __exit__ that swallows everything.
class Swallow:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        print('swallowed', args)
        return True


while True:
    with Swallow():
        while True:
            pass
