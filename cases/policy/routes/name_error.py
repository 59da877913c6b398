# expect: reject AttributeError at run
# A NameError leads to no namespace.
try:
    missing
except NameError as e:
    print(e.name, e.__traceback__.tb_frame.f_globals is not None)
