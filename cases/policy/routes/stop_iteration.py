# expect: reject AttributeError at run
# A StopIteration leads to no frame.
def g():
    return 1
    yield


try:
    next(g())
except StopIteration as e:
    print(e.value, e.__traceback__.tb_frame is not None)
