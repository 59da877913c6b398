# expect: reject AttributeError at run
# No way from a traceback to the builtins.
try:
    1 / 0
except ZeroDivisionError as e:
    print('len' in e.__traceback__.tb_frame.f_builtins)
