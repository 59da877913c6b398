# expect: limit time
# limits: time=250ms memory=32M output=64K
# A pattern that is one long comment.
import re

while True:
    re.compile('(?x)#' + 'a' * 10 ** 5)
    re.purge()
