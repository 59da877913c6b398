# What deques say to copy and list: their reduced form, and how many items their iterators still have.
# covers: collections.deque
from collections import deque

print(deque("ab").__reduce__()[:2], type(iter(deque())).__name__, type(reversed(deque())).__name__)
print(iter(deque("abc")).__length_hint__())
