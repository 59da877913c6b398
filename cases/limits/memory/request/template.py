# expect: limit memory
# limits: time=10s memory=32M output=64K
# String.Template that grows.
import string

string.Template('$a' * 10 ** 4).substitute(a='x' * 10 ** 5)
