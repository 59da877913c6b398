# expect: reject AttributeError at run
# sys has no _current_frames.
import sys

print(sys.maxsize > 0)
print(sys._current_frames is not None)
