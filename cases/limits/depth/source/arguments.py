# expect: differ one block of code holds at most sixty thousand values at once
# limits: time=10s memory=128M output=64K
# A hundred thousand arguments.
eval('print(' + '1,' * 10 ** 5 + ')')
