# expect: reject AttributeError at run
# sys.exception leads to no frame.
import sys

try:
    1 / 0
except ZeroDivisionError:
    print(sys.exception().__traceback__.tb_frame.f_lineno > 0)
