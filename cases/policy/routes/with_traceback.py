# expect: reject AttributeError at run
# A traceback that is put on another exception leads to no frame.
try:
    1 / 0
except ZeroDivisionError as e:
    other = ValueError().with_traceback(e.__traceback__)
print(other.__traceback__.tb_frame is not None)
