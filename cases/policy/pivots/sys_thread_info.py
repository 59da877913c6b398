# expect: reject AttributeError at run
# sys has no thread_info.
import sys

print(sys.maxsize > 0)
print(sys.thread_info is not None)
