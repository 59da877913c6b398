# expect: reject AttributeError at run
# __reduce__ is missing as well.
class A:
    def __init__(self):
        self.x = 1


print(len(A().__reduce__()) > 1)
