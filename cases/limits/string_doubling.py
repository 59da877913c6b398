# expect: limit memory
# limits: time=10s memory=32M output=64K
# A string that doubles, and a handler that cannot help.
s = "ab"
while True:
    try:
        s += s
    except Exception:
        pass
