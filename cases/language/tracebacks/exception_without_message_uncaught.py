# An exception with an empty message prints its bare name.
def f():
    assert not "x"


f()
