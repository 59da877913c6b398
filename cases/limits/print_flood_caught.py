# expect: limit output
# limits: time=10s memory=64M output=64K
# The output limit cannot be caught either.
while True:
    try:
        print("again" * 10)
    except BaseException:
        continue
