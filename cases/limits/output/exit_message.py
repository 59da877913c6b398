# expect: limit output
# limits: time=5s memory=64M output=64K
# The message of sys.exit counts.
import sys

sys.exit('x' * 10 ** 6)
