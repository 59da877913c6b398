# Base conversions of negatives, bools, big numbers and __index__ objects.
class I:
    def __index__(self):
        return -10


for v in (0, 1, -1, 255, -256, True, 2**70, -(2**64), I()):
    print(bin(v), oct(v), hex(v))
for f in (bin, oct, hex):
    for bad in (1.0, "1", None):
        try:
            f(bad)
        except TypeError as e:
            print(e)


class Bad:
    def __index__(self):
        return 1.0


try:
    hex(Bad())
except TypeError as e:
    print(e)
