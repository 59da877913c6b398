# expect: reject AttributeError
# A deque tells not how to rebuild it.
print(__import__("collections").deque().__reduce__() is not None)
