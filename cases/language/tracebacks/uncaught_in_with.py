# An error leaving a with block shows the line inside the block.
class Guard:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        print("exit sees", kind.__name__, value)
        return False


def work():
    with Guard() as g:
        print("inside")
        g.missing


work()
