# expect: limit output
# limits: time=5s memory=64M output=64K
# Printing empty lines.
while True:
    print()
