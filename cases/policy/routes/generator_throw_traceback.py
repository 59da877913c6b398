# expect: reject AttributeError at run
# throw into a generator leads to no frame.
def g():
    try:
        yield
    except ValueError as e:
        print(e.__traceback__.tb_frame is not None)
        yield


it = g()
next(it)
it.throw(ValueError)
