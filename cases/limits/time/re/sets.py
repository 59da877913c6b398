# expect: limit time
# limits: time=250ms memory=32M output=64K
# Huge character sets.
import re

re.compile('[' + ''.join(map(chr, range(0x4e00, 0x9000, 2))) + ']' * 1)
while True:
    re.search('[\u4e00-\u9fff]+x', '\u4e01' * 1000)
