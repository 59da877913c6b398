# expect: reject AttributeError at run
# getattr reads no frame.
try:
    1 / 0
except ZeroDivisionError as e:
    print(getattr(e.__traceback__, 'tb_' + 'frame').f_lineno > 0)
