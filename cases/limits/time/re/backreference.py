# expect: limit time
# limits: time=250ms memory=32M output=64K
# Backreferences cannot be searched in linear time.
import re

re.match(r'(a*)(a*)(a*)(a*)(a*)\1\2\3\4\5b', 'a' * 500)
