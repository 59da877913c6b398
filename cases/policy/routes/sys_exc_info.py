# expect: reject AttributeError at run
# sys.exc_info leads to no frame.
import sys

try:
    1 / 0
except ZeroDivisionError:
    print(sys.exc_info()[2].tb_frame.f_lineno > 0)
