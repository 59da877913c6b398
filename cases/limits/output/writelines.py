# expect: limit output
# limits: time=5s memory=64M output=64K
# Flooding through writelines.
import sys
from itertools import repeat

sys.stdout.writelines(repeat('x' * 100))
