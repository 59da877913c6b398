# expect: limit time
# limits: time=500ms memory=32M output=64K
# A native consumer of an endless generator.
def zeros():
    while True:
        yield 0


any(zeros())
