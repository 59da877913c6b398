# expect: reject AttributeError at run
# What __exit__ is given leads to no frame.
class C:
    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        print(traceback.tb_frame.f_lineno > 0)
        return True


with C():
    1 / 0
