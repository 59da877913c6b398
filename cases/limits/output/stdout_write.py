# expect: limit output
# limits: time=5s memory=64M output=64K
# Flooding through sys.stdout.
import sys

while True:
    sys.stdout.write('x' * 100)
