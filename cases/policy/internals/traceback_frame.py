# expect: reject AttributeError at run
# Tracebacks show lines, not frames.
try:
    1 / 0
except ZeroDivisionError as e:
    tb = e.__traceback__
print(tb.tb_lineno)
print("tb" in tb.tb_frame.f_globals)
