# expect: limit time
# limits: time=500ms memory=32M output=64K
# An endless comparison inside a dict lookup.
class Same:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        while True:
            pass


{Same(): 1}[Same()]
