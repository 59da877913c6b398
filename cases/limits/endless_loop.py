# expect: limit time
# limits: time=500ms memory=32M output=64K
# The plainest endless loop.
print("started")
while True:
    pass
