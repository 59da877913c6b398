# expect: reject AttributeError at run
# bytearray tells not how to rebuild it.
print(bytearray(b"a").__reduce_ex__(4) is not None)
