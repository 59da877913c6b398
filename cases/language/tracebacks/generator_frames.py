# Frames of generators and of next() through several layers.
def source():
    yield 1
    yield int("x")


def doubled(items):
    for x in items:
        yield x * 2


for v in doubled(source()):
    print(v)
