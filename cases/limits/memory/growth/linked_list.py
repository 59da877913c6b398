# expect: limit memory
# limits: time=10s memory=32M output=64K
# A linked list.
node = None
while True:
    node = (node,)
