# expect: reject AttributeError at run
# No way from a traceback to the frames before it.
try:
    raise ValueError
except ValueError as e:
    frame = e.__traceback__.tb_frame
print(frame.f_back)
