# expect: limit output
# limits: time=5s memory=64M output=64K
# Flooding stderr.
import sys

while True:
    print('x' * 100, file=sys.stderr)
